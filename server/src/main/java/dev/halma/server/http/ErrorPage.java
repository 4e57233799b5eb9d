package dev.halma.server.http;

/** The page for an address that has none. */
final class ErrorPage {

    private ErrorPage() {}

    static String text(String title, String sentence) {
        return """
                <!doctype html>
                <html lang="en">
                <title>%s - Halma</title>
                <h1>%s</h1>
                <p>%s <a href="/">Halma is here.</a></p>
                </html>
                """.formatted(title, title, sentence);
    }
}
