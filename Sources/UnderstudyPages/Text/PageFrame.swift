/// What all pages have in common around their content.
package enum PageFrame {
  /// Returns a page.
  ///
  /// - Parameters:
  ///   - title: the title, as plain text.
  ///   - style: the page's CSS.
  ///   - body: HTML from the start of the body on.
  ///   - script: JavaScript that runs when the body is there.
  package static func html(
    title: String,
    style: String,
    body: String,
    script: String
  ) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(PageText.html(title))</title>
    <style>
    \(style)</style>
    </head>
    \(body)
    <noscript><p>This page needs JavaScript, which is off in this browser.</p></noscript>
    <script>
    \(script)</script>
    </body>
    </html>

    """
  }

  /// Nothing is loaded: a page that somebody opens cannot report it to anybody.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
}
