package dev.halma.server.cluster.redis;

import static dev.halma.server.services.Patience.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.halma.server.cluster.Buckets;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.BusFailed;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Ear;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;
import io.lettuce.core.RedisCredentials;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SslVerifyMode;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;

class RedisAddressTest {

    /** More than any busy machine needs. */
    private static final Duration LONG = Patience.ENDLESS;

    private static String read(String text) {
        RedisURI uri = RedisAddress.parse(text).uri();
        RedisCredentials signsIn =
                uri.getCredentialsProvider().resolveCredentials().block();
        assertThat(signsIn).isNotNull();
        String password = signsIn.hasPassword() ? new String(signsIn.getPassword()) : "-";
        return String.join(
                " ",
                uri.isSsl() ? "tls" : "plain",
                signsIn.hasUsername() ? signsIn.getUsername() : "-",
                password,
                uri.getHost(),
                String.valueOf(uri.getPort()),
                String.valueOf(uri.getDatabase()));
    }

    @ParameterizedTest
    @CsvSource({
        "redis://localhost, plain - - localhost 6379 0",
        "redis://cache_1.example.org:7000, plain - - cache_1.example.org 7000 0",
        "redis://[::1]:7000/, plain - - ::1 7000 0",
        "redis://:secret@127.0.0.1:6379/3, plain - secret 127.0.0.1 6379 3",
        "rediss://ada:p%40ss%2Fw+rd%25@host/15, tls ada p@ss/w+rd% host 6379 15",
        "redis://ada:with@in/it@host:1, plain ada with@in/it host 1 0",
    })
    void anAddressIsRead(String text, String parts) {
        assertThat(read(text)).isEqualTo(parts);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                              | does not begin with redis://
            secret@localhost:6379           | does not begin with redis://
            postgresql://a:secret@localhost | begins with postgresql://
            redis://                        | has no host;
            redis://:secret@:6379           | has no host;
            redis://ho st                   | has no host that can be read
            redis://::1:6379                | has no host that can be read
            redis://host?db=1               | has no host that can be read
            redis://host:                   | a port that is no number from 1 to 65535
            redis://host:0                  | a port that is no number from 1 to 65535
            redis://host:secret             | a port that is no number from 1 to 65535
            redis://host/secret             | a database that is no number
            redis://secret@host             | a user without a password
            redis://ada:@host               | an empty password
            redis://ada:secret%@host        | a % alone, which is written as %25
            """)
    void whatIsNoAddressIsRefusedWithWordsButWithoutThePassword(String text, String words) {
        assertThatThrownBy(() -> RedisBus.at(text, LONG, LONG))
                .isInstanceOf(BusFailed.class)
                .hasMessageContaining(words)
                .hasMessageContaining("redis://HOST:PORT")
                .hasNoCause()
                .message()
                .doesNotContain("secret");
    }

    @Test
    void withTlsTheCertificateIsChecked() {
        assertThat(RedisAddress.parse("rediss://localhost").uri().getVerifyMode())
                .isEqualTo(SslVerifyMode.FULL);
    }

    @Test
    void asTextItTellsOnlyWhere() {
        assertThat(RedisAddress.parse("redis://ada:secret@localhost:1/2")).hasToString("localhost:1");
    }

    @Test
    void withTheRightPasswordTheBusIsWellAndTheWrongOneIsInNoLog() {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Logger all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Level before = all.getLevel();
        log.start();
        all.addAppender(log);
        all.setLevel(Level.INFO);
        try (RealRedis redis = RealRedis.start("--requirepass", "right-secret")) {
            String place = "127.0.0.1:" + redis.port();
            try (RedisBus right = RedisBus.at("redis://default:right-secret@" + place, LONG, LONG);
                    RedisBus wrong = RedisBus.at("redis://:wrong-secret@" + place, LONG, LONG)) {
                until("the right password is taken", right::isWell);
                assertThat(wrong.isWell()).isFalse();
            }
        } finally {
            all.setLevel(before);
            all.detachAppender(log);
        }
        List<String> lines = List.copyOf(log.list).stream()
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
        assertThat(lines)
                .anyMatch(line -> line.contains("can't be used") && line.contains("WRONGPASS"))
                .noneMatch(line -> line.contains("secret"));
    }

    /** The rights that the docs list. */
    @Test
    void aUserNeedsFewRights() {
        String user =
                "--user halma on >secret resetchannels &*halma:* ~halma:bucket:* -@all +hello +auth +client|setinfo"
                        + " +select +ping +subscribe +unsubscribe +publish +get +eval +set +psetex";
        try (RealRedis redis = RealRedis.start(user.split(" "))) {
            String address = "redis://halma:secret@127.0.0.1:" + redis.port() + "/1";
            try (RedisBus one = RedisBus.at(address, LONG, LONG);
                    RedisBus two = RedisBus.at(address, LONG, LONG)) {
                Ear ear = new Ear();
                Bus.Subscription subscription = one.subscribe(Channel.LOBBY, ear);
                two.publish(Channel.LOBBY, "news");
                assertThat(ear.next()).isEqualTo("news");
                subscription.close();
                Buckets.Limit limit = new Buckets.Limit("tests", 1, Duration.ofDays(1));
                assertThat(new RedisBuckets(one::commands, limit, LONG, InstantSource.system()).take("ada"))
                        .isZero();
                assertThat(new RedisBuckets(two::commands, limit, LONG, InstantSource.system()).take("ada"))
                        .isPositive();
            }
        }
    }
}
