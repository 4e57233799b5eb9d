@echo off
rem Starts Halma on the Java of this machine, which must be version 21 or newer.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" -version >nul 2>&1
if errorlevel 1 (
    echo Halma needs Java 21 or newer, and none was found: install one, or set JAVA_HOME to its folder. 1>&2
    exit /b 2
)
"%java%" -Dhalma.terminal.in=true -Dhalma.terminal.out=true -Dhalma.terminal.err=true -jar "%~dp0halma.jar" %*
