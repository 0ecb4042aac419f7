import UnderstudyPages

extension SuiteReport {
  /// Returns the report as one HTML page that needs no other file and no network.
  ///
  /// The page has a summary, the tests, a matrix of tests and keys, the graph of the keys and, with a
  /// comparison, what changed. It shows a page of the tests at a time, so that 10,000 of them stay
  /// usable.
  ///
  /// - Parameter comparison: the differences from another report.
  /// - Complexity: O(n) in the size of the report.
  package func html(_ comparison: ReportComparison? = nil) -> String {
    var data = ReportPageData()
    data.write(self, comparison)
    return PageFrame.html(
      title: "What the tests used",
      style: PageStyle.common + GraphStyle.text + ReportPageStyle.text,
      body: """
        <body class="report-page">
        <header>
        <h1>What the tests used</h1>
        <p id="about"></p>
        </header>
        <main id="report"></main>
        <script type="application/json" id="report-data">\(data.json)</script>
        <script type="application/json" id="graph-data">\(drawing.json)</script>
        """,
      script: PageScript.common + GraphScript.layout + GraphScript.drawing + GraphScript.camera
        + GraphScript.view + ReportPageScript.data + ReportPageScript.summary
        + ReportPageScript.tests + ReportPageScript.matrix + ReportPageScript.tabs
    )
  }

  /// The keys and what their builds asked for.
  var drawing: GraphDrawing {
    var nodes = keys.map(\.node)
    let known = Set(keys.map(\.key))
    let others = Set(keys.flatMap(\.needs)).subtracting(known)
    nodes += others.map { GraphDrawing.Node($0, shape: "key") }
    return GraphDrawing(nodes.sorted { $0.name < $1.name })
  }
}

extension KeySummary {
  fileprivate var node: GraphDrawing.Node {
    let used = KeyUse.Use.allCases.compactMap { use in tests[use].map { (use, $0) } }
    let isMissing = used.allSatisfy { $0.0 == .unregistered }
    var notes = used.map { use, count in
      "\(use.rawValue) in \(MarkdownText.counted(count, "test"))"
    }
    if builds > 0 {
      notes.append(
        "built \(MarkdownText.counted(builds, "time")), each in "
          + MarkdownText.duration(secondsPerBuild)
      )
    }
    return GraphDrawing.Node(
      key,
      // On a node, what matters most comes first; the rest may be cut off.
      traits: used.sorted { $0.0.weight > $1.0.weight }
        .map { "\($0.0.rawValue) \($0.1)" }.joined(separator: ", "),
      shape: "key",
      marks: isMissing ? [.missing] : tests[.live] != nil ? [.live] : [],
      notes: notes,
      edges: needs.map { GraphDrawing.Edge(to: $0) }
    )
  }
}
