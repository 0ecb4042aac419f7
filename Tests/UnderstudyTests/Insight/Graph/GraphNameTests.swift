import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `The names of a graph's keys` {
  /// A name as it is given, in the text, in the label of Mermaid, and in that of DOT.
  struct Row: Sendable {
    let given: String
    let text: String
    let mermaid: String
    let dot: String
  }

  static let rows = [
    Row(
      given: #"say "hi""#,
      text: #"say "hi""#,
      mermaid: "say #quot;hi#quot;",
      dot: #"say \"hi\""#
    ),
    Row(given: "a[0]{1}", text: "a[0]{1}", mermaid: "a[0]#123;1#125;", dot: "a[0]{1}"),
    Row(given: "two\nlines", text: #"two\nlines"#, mermaid: "two#92;nlines", dot: #"two\\nlines"#),
    Row(given: "`code`", text: "`code`", mermaid: "#96;code#96;", dot: "`code`"),
    Row(given: "<b>", text: "<b>", mermaid: "#lt;b#gt;", dot: "<b>"),
    Row(given: "a&lt;b", text: "a&lt;b", mermaid: "a#amp;lt#59;b", dot: "a&amp;lt;b"),
    Row(given: "#quot;", text: "#quot;", mermaid: "#35;quot#59;", dot: "#quot;"),
    Row(given: "🎭 é", text: "🎭 é", mermaid: "🎭 é", dot: "🎭 é"),
    Row(given: "👨‍👩‍👧", text: "👨‍👩‍👧", mermaid: "👨‍👩‍👧", dot: "👨‍👩‍👧"),
    Row(given: #"C:\tmp"#, text: #"C:\\tmp"#, mermaid: "C#58;#92;#92;tmp", dot: #"C:\\\\tmp"#),
    Row(given: "%%{init}", text: "%%{init}", mermaid: "#37;#37;#123;init#125;", dot: "%%{init}"),
    Row(
      given: "**b** _i_",
      text: "**b** _i_",
      mermaid: "#42;#42;b#42;#42; #95;i#95;",
      dot: "**b** _i_"
    ),
    Row(given: "snake_case", text: "snake_case", mermaid: "snake_case", dot: "snake_case"),
    Row(
      given: "style:\"x\"",
      text: "style:\"x\"",
      mermaid: "style#58;#quot;x#quot;",
      dot: #"style:\"x\""#
    ),
    Row(
      given: "direction LR",
      text: "direction LR",
      mermaid: "direct#105;on LR",
      dot: "direction LR"
    ),
    Row(
      given: "a\u{202E}b\u{0}\u{2028}\t\r",
      text: #"a\u{202e}b\u{0}\u{2028}\t\r"#,
      mermaid: "a#92;u#123;202e#125;b#92;u#123;0#125;#92;u#123;2028#125;#92;t#92;r",
      dot: #"a\\u{202e}b\\u{0}\\u{2028}\\t\\r"#
    ),
    Row(given: "", text: "", mermaid: "", dot: ""),
  ]

  @Test(arguments: rows)
  func `stay on their line and inside their quotes`(row: Row) {
    let graph = DependencyGraph(nodes: [.init(.named(row.given))])
    #expect(graph.text == "Prop(name: \(row.text))")
    let mermaid = graph.mermaid.split(separator: "\n")
    #expect(mermaid.count == 2)
    #expect(mermaid[1].hasSuffix(#"["Prop(name: \#(row.mermaid))"]"#))
    let dot = graph.dot.split(separator: "\n")
    #expect(dot.count == 5)
    #expect(
      dot[3] == #"  "Prop(name: \#(row.dot))" [label="Prop(name: \#(row.dot))"];"#
    )
  }

  @Test func `are escaped in lifetimes and labels as well`() {
    let node = DependencyGraph.Node(
      .mailer,
      kind: .inherited(from: "\"stage\"\n"),
      lifetime: "scoped to <act>"
    )
    let graph = DependencyGraph(nodes: [node])
    #expect(graph.text == #"Mailer, scoped to <act>, inherited from "stage"\n"#)
    #expect(
      graph.mermaid == """
        flowchart LR
          Mailer[["Mailer<br/>scoped to #lt;act#gt;, inherited from #quot;stage#quot;#92;n"]]
        """
    )
    #expect(
      graph.dot.contains(
        #"[label="Mailer\nscoped to <act>, inherited from \"stage\"\\n", peripheries=2];"#
      )
    )
  }

  @Test func `have their module's name where they would be equal`() {
    let graph = DependencyGraph(
      nodes: [
        .init(Key(Stalls.Prop.self)), .init(Key(Balcony.Prop.self)), .init(Key(Prop.self)),
        .init(Key(Stalls.Prop.self, name: "only")), .init(Key([Stalls.Prop].self)),
        .init(Key([Balcony.Prop].self)), .init(.mailer),
      ]
    )
    #expect(
      graph.text.split(separator: "\n") == [
        "Mailer", "Prop(name: only)", "Swift.Array<UnderstudyTests.Balcony.Prop>",
        "Swift.Array<UnderstudyTests.Stalls.Prop>", "UnderstudyTests.Balcony.Prop",
        "UnderstudyTests.Prop", "UnderstudyTests.Stalls.Prop",
      ]
    )
    #expect(graph.name(of: Key(Prop.self)) == "UnderstudyTests.Prop")
    #expect(graph.name(of: Key(Seat.self)) == "Seat")
  }

  @Test(arguments: [false, true])
  func `of private types are numbered by their places, without addresses`(isReversed: Bool) {
    let nodes = [(PrivateProps.first, 2), (PrivateProps.second, 1)].map { key, line in
      DependencyGraph.Node(key, site: SourceSite(fileID: "Sales/App.swift", line: line))
    }
    let graph = DependencyGraph(nodes: isReversed ? nodes.reversed() : nodes)
    #expect(
      graph.text == """
        UnderstudyTests.PrivateProps.Prop
        UnderstudyTests.PrivateProps.Prop #2
        """
    )
    #expect(graph.name(of: PrivateProps.second) == "UnderstudyTests.PrivateProps.Prop")
  }

  @Test func `that are Mermaid keywords are changed as identifiers`() {
    let graph = DependencyGraph(
      nodes: [.init(Key(end.self)), .init(Key(v.self))],
      edges: [.init(from: Key(end.self), to: Key(v.self))]
    )
    #expect(
      graph.mermaid == """
        flowchart LR
          end_["end"]
          v_["v"]
          end_ --> v_
        """
    )
  }

  @Test func `make identifiers that are all different`() {
    let names = ["a b", "a_20b", "a-b", "a__b", "ab", "aB", "é", "e\u{301}x", "end", "end_"]
    let graph = DependencyGraph(nodes: names.map { .init(.named($0)) })
    let identifiers = graph.mermaid.split(separator: "\n").dropFirst().map {
      $0.prefix { $0 != "[" }.drop { $0 == " " }
    }
    #expect(Set(identifiers).count == names.count)
    #expect(
      identifiers.allSatisfy {
        $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      }
    )
  }
}
