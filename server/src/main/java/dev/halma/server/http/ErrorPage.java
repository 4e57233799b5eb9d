package dev.halma.server.http;

/** The little page that stands where there is none. */
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
