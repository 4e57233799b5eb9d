package dev.halma.table.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.table.PlayerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of messages that can't be read: which field is wrong, and what would be right. Quotes are written as '. */
class UnreadableTest {

    private static ClientMessage.Unreadable unreadable(String text) {
        return (ClientMessage.Unreadable) ClientJson.parse(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{} | 'say' should be watch, unwatch, ask, phrase, chat, lobby, ping or pong; it is missing",
                "{'say':7} | 'say' should be a text in quotes; not 7",
                "{'say':'shout'} | 'say' should be watch, unwatch, ask, phrase, chat, lobby, ping or pong; not 'shout'",
                "[] | an object in braces is expected",
                "7 | an object in braces is expected",
                "null | an object in braces is expected",
                "{'say':'watch'} | 'table' should be a text in quotes; it is missing",
                "{'say':'watch','table':'a b'} | 'table' should be a table's id; not 'a b'",
                "{'say':'watch','table':'t','since':-1} | 'since' should be a whole number from 0 to 2147483647; not -1",
                "{'say':'watch','table':'t','since':1.5} | 'since' should be a whole number from 0 to 2147483647; not 1.5",
                "{'say':'watch','table':'t','since':'1'} | 'since' should be a whole number from 0 to 2147483647; not '1'",
                "{'say':'watch','table':'t','since':3000000000} | 'since' should be a whole number from 0 to 2147483647; not 3000000000",
                "{'say':'ask','table':'t','do':{}} | 'id' should be a text in quotes; it is missing",
                "{'say':'ask','id':'','table':'t'} | 'id' should be 1 to 64 letters, digits or other visible characters of ASCII; not ''",
                "{'say':'ask','id':'x\\u0000','table':'t'} | 'id' should be 1 to 64 letters, digits or other visible characters of ASCII; not 'x\\u0000'",
                "{'say':'ask','id':'a b','table':'t'} | 'id' should be 1 to 64 letters, digits or other visible characters of ASCII; not 'a b'",
                "{'say':'ask','id':7,'table':'t'} | 'id' should be a text in quotes; not 7",
                "{'say':'ask','id':'c','table':'t'} | 'do' should be an object in braces; it is missing",
                "{'say':'ask','id':'c','table':'t','do':[]} | 'do' should be an object in braces; not []",
                "{'say':'ask','id':'c','table':'t','do':{'what':'win'}} | 'what' should be sit, rise, send-away, seat-computer, play, propose, agree, decline, resume, skip, stand-in, return or cancel; not 'win'",
                "{'say':'ask','id':'c','table':'t','do':{'what':'rise'}} | 'seat' should be a text in quotes; it is missing",
                "{'say':'ask','id':'c','table':'t','do':{'what':'rise','seat':'G'}} | 'seat' should be a letter from A to F; not 'G'",
                "{'say':'ask','id':'c','table':'t','do':{'what':'rise','seat':'AB'}} | 'seat' should be a letter from A to F; not 'AB'",
                "{'say':'ask','id':'c','table':'t','do':{'what':'play','seat':'A','text':'a1-a2'}} | 'after' should be a whole number from 0 to 2147483647; it is missing",
                "{'say':'ask','id':'c','table':'t','do':{'what':'stand-in','seat':'A','level':9}} | 'level' should be a number from 1 to 8; not 9",
                "{'say':'ask','id':'c','table':'t','do':{'what':'propose','seat':'A','proposal':'tea'}} | 'proposal' should be 'draw', 'takeback', 'pause' or 'rematch'; not 'tea'",
                "{'say':'phrase','id':'c','table':'t','seat':'A','phrase':'boo'} | 'phrase' should be one of the preset phrases; not 'boo'",
                "{'say':'chat','id':'c','table':'t','seat':'A','text':'  '} | 'text' should be 1 to 200 characters; not '  '",
                "{'say':'lobby','on':'yes'} | 'on' should be true or false; not 'yes'",
                "{'say':'pong'} | 'number' should be a whole number; it is missing",
                "{'say':'pong','number':1e99} | 'number' should be a whole number; not 1e99"
            })
    void theFieldIsNamedAndWhatWouldBeRight(String text, String why) {
        assertThat(unreadable(text.replace('\'', '"').strip()).why().replace('"', '\''))
                .isEqualTo(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'say':'pong','say':'lobby'} | not JSON",
                "{'say':'pong','number':1} {} | not JSON",
                "{'say':'pong','number':1 | this is not JSON",
                "{say:'pong'} | this is not JSON",
                "hello | this is not JSON",
                "{'say':'pong','number':123456789012345678901} | too large"
            })
    void whatIsNotJsonIsSaidToBeNone(String text, String part) {
        assertThat(unreadable(text.replace('\'', '"').strip()).why())
                .startsWith("this is not JSON")
                .contains(part);
    }

    @Test
    void nothingIsNoMessage() {
        assertThat(unreadable("").why()).isEqualTo("an object in braces is expected");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ada of the far too long and many names", "\\u200B\\u202E"})
    void whatIsNoNameIsNotTakenForNone(String name) {
        String sit = "{\"say\":\"ask\",\"id\":\"c\",\"table\":\"t\",\"do\":{\"what\":\"sit\",\"seat\":\"B\",\"name\":\""
                + name + "\"}}";
        assertThat(unreadable(sit).why())
                .startsWith("\"name\" should be a name of 1 to 24 characters that can be seen");
    }

    @Test
    void whatIsTooDeepIsNotRead() {
        String deep = "{\"say\":\"ask\",\"do\":" + "[".repeat(1000) + "]".repeat(1000) + "}";
        assertThat(unreadable(deep).why()).startsWith("this is not JSON").contains("too deep");
    }

    @Test
    void whatIsTooLongIsNamedAndShortened() {
        String text = "{\"say\":\"chat\",\"id\":\"c\",\"table\":\"t\",\"seat\":\"A\",\"text\":\"%s\"}";
        assertThat(unreadable(text.formatted("x".repeat(201))).why())
                .startsWith("\"text\" should be 1 to 200 characters; not \"xxx")
                .hasSizeLessThan(120);
        assertThat(unreadable(text.formatted("x".repeat(5000))).why())
                .startsWith("\"text\" should be a text of at most 4096 characters; not \"xxx")
                .hasSizeLessThan(150);
        String longId = "{\"say\":\"ask\",\"id\":\"" + "x".repeat(65) + "\"}";
        assertThat(unreadable(longId).why()).startsWith("\"id\" should be 1 to 64 letters");
    }

    @Test
    void theIdOfACommandIsKnownEvenIfTheRestIsWrong() {
        assertThat(unreadable("{\"say\":\"ask\",\"id\":\"c7\"}").id()).isEqualTo("c7");
        assertThat(unreadable("{\"id\":\"c7\"}").id()).isEqualTo("c7");
        assertThat(unreadable("{\"say\":\"ask\",\"id\":[]}").id()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'variant':'chess'} | 'variant' should be one of the variants that `halma variants` lists, or a board such as 'diamond(7) camp=6 seats=2'; not 'chess'",
                "{'variant':'chinese-2','pace':'fast','chairs':{}} | 'pace' should be 'none', 'move:30', 'game:600', 'game:600+5' or 'days:3'; not 'fast'",
                "{'variant':'chinese-2','first':'C','chairs':{}} | 'first' should be 'coin', 'die' or a seat; not 'C'",
                "{'variant':'chinese-2','house':'x=1','chairs':{}} | 'house' should be house rules of this variant, such as 'guards=0,leave=off'; not 'x=1'",
                "{'variant':'chinese-2'} | 'chairs' should be an object in braces; it is missing",
                "{'variant':'chinese-2','chairs':{'A':{'kind':'me'}}} | 'B' should be an object in braces; it is missing",
                "{'variant':'chinese-2','chairs':{'A':{'kind':'throne'}}} | 'kind' should be 'me', 'open', 'invited' or 'computer'; not 'throne'",
                "{'variant':'chinese-2','chairs':{'A':{'kind':'person','player':'bo'}}} | 'kind' should be 'me', 'open', 'invited' or 'computer'; not 'person'",
                "{'variant':'chinese-2','timeOdds':{'B':6},'chairs':{}} | 'B' should be a whole number from 1 to 5; not 6",
                "{'variant':'chinese-2','timeOdds':{'C':2},'chairs':{}} | 'timeOdds' should be an object whose names are seats of the variant; not {'C':2}",
                "{'variant':'chinese-2','timeOdds':{'':2},'chairs':{}} | 'timeOdds' should be an object whose names are seats of the variant; not {'':2}",
                "{'variant':'chinese-2','timeOdds':{'B':2},'public':true,'chairs':{'A':{'kind':'me'},'B':{'kind':'open'}}} | 'timeOdds' should be left out where 'public' is true, since strangers play with equal time; not {'B':2}",
                "{'variant':'chinese-2','allowances':{'B':{'headStart':9}},'chairs':{'A':{'kind':'me'},'B':{'kind':'open'}}} | 'headStart' should be a whole number from 0 to 8; not 9",
                "{'variant':'chinese-2','allowances':{'C':{}},'chairs':{'A':{'kind':'me'},'B':{'kind':'open'}}} | 'allowances' should be an object whose names are seats of the variant; not {'C':{}}",
                "{'variant':'chinese-2','allowances':{'B':{'undo':false}},'public':true,'chairs':{'A':{'kind':'me'},'B':{'kind':'open'}}} | 'allowances' should be left out where 'public' is true, since strangers play as equals; not {'B':{'undo':false}}",
                "{'variant':'chinese-2','public':1,'chairs':{'A':{'kind':'me'},'B':{'kind':'open'}}} | 'public' should be true or false; not 1"
            })
    void aPlanSaysWhatIsWrongToo(String text, String why) {
        assertThatThrownBy(
                        () -> PlanJson.read(Reader.of(text.replace('\'', '"').strip()), new PlayerId("ada"), "secret"))
                .isInstanceOf(Reader.Wrong.class)
                .extracting(wrong -> String.valueOf(wrong.getMessage()).replace('"', '\''))
                .isEqualTo(why);
    }
}
