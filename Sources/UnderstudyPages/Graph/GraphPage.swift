/// A graph as one HTML page that needs no other file and no network.
package struct GraphPage: Sendable {
  package var title: String
  /// What the page shows, in one sentence.
  package var summary: String
  package var drawing: GraphDrawing

  package init(title: String, summary: String, drawing: GraphDrawing) {
    (self.title, self.summary, self.drawing) = (title, summary, drawing)
  }

  /// The page. Equal graphs have equal pages.
  package var html: String {
    PageFrame.html(
      title: title,
      style: PageStyle.common + GraphStyle.text,
      body: """
        <body class="graph-page">
        <header>
        <h1>\(PageText.html(title))</h1>
        <p>\(PageText.html(summary))</p>
        </header>
        <main id="graph"></main>
        <script type="application/json" id="graph-data">\(drawing.json)</script>
        """,
      script: PageScript.common + GraphScript.layout + GraphScript.drawing + GraphScript.camera
        + GraphScript.view + """
          graphView(document.getElementById("graph"), pageData("graph-data"));
          document.documentElement.dataset.ready = "yes";

          """
    )
  }
}
