Halma is licensed under the Apache License, version 2.0: see META-INF/LICENSE.

This program also holds the parts that follow, each under its own licence. Where there are several, any of them may be
chosen. The texts are in META-INF/licences; that of the Apache License is META-INF/LICENSE.

<#list dependencyMap as entry>
<#assign part = entry.getKey()/>
<#if part.groupId != "dev.halma">
${part.groupId}:${part.artifactId}:${part.version}
    ${part.name}<#if part.url??>, ${part.url}</#if>
    ${entry.getValue()?join(" or ")}

</#if>
</#list>
Roboto, the font of printed sheets
    copyright 2015 Google Inc.
    Apache License, version 2.0

The parts of the web page are listed beside it, in page/third-party.txt.
