package dev.halma.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The laws of {@code docs/laws.md} that a test is evidence for, by number: {@code @Law("6.2a")}. A law without evidence
 * fails the build.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Law {

    /** The numbers of the laws. */
    String[] value();
}
