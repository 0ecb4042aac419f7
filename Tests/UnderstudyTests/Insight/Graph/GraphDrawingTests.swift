import Foundation
import Testing
import Understudy
import UnderstudyInsight

@Suite struct `Drawings of a graph` {
  @Test func `are drawn in Mermaid`() {
    #expect(
      DependencyGraph.boxOffice.mermaid == """
        flowchart LR
          GraphClock["GraphClock<br/>singleton, ready, inherited from theatre"]
          GraphDraft{{"GraphDraft<br/>graph"}}
          GraphGateway["GraphGateway<br/>missing"]:::missing
          GraphLedger_3cSeat_3e[["GraphLedger#lt;Seat#gt;<br/>scoped to session, async"]]
          GraphLights["GraphLights<br/>absent"]:::absent
          GraphOffice["GraphOffice<br/>singleton"]
          GraphPrinter_28name_3a_20foyer_29("GraphPrinter(name: foyer)<br/>transient")
          GraphProgramme(["GraphProgramme<br/>weak"])
          Mailer["Mailer<br/>singleton, live"]:::live
          GraphLedger_3cSeat_3e --> GraphGateway
          GraphLedger_3cSeat_3e -.-> GraphProgramme
          GraphOffice --> GraphLedger_3cSeat_3e
          GraphOffice --> GraphLights
          GraphOffice --> GraphPrinter_28name_3a_20foyer_29
          GraphOffice -.-> GraphPrinter_28name_3a_20foyer_29
          GraphOffice --> Mailer
          GraphPrinter_28name_3a_20foyer_29 --> GraphClock
          GraphProgramme --> GraphDraft
          Mailer --> GraphClock
          classDef live stroke-width:3px
          classDef absent stroke-dasharray:4
          classDef missing stroke:red,stroke-dasharray:4
        """
    )
  }

  @Test func `are drawn in DOT`() {
    #expect(
      DependencyGraph.boxOffice.dot == #"""
        digraph dependencies {
          rankdir=LR;
          node [shape=box];
          "GraphClock" [label="GraphClock\nsingleton, ready, inherited from theatre"];
          "GraphDraft" [label="GraphDraft\ngraph", shape=hexagon];
          "GraphGateway" [label="GraphGateway\nmissing", color=red];
          "GraphLedger<Seat>" [label="GraphLedger<Seat>\nscoped to session, async", peripheries=2];
          "GraphLights" [label="GraphLights\nabsent", color=gray];
          "GraphOffice" [label="GraphOffice\nsingleton"];
          "GraphPrinter(name: foyer)" [label="GraphPrinter(name: foyer)\ntransient", style=rounded];
          "GraphProgramme" [label="GraphProgramme\nweak", shape=ellipse];
          "Mailer" [label="Mailer\nsingleton, live", penwidth=3];
          "GraphLedger<Seat>" -> "GraphGateway";
          "GraphLedger<Seat>" -> "GraphProgramme" [style=dashed];
          "GraphOffice" -> "GraphLedger<Seat>";
          "GraphOffice" -> "GraphLights";
          "GraphOffice" -> "GraphPrinter(name: foyer)";
          "GraphOffice" -> "GraphPrinter(name: foyer)" [style=dashed];
          "GraphOffice" -> "Mailer";
          "GraphPrinter(name: foyer)" -> "GraphClock";
          "GraphProgramme" -> "GraphDraft";
          "Mailer" -> "GraphClock";
        }
        """#
    )
  }

  @Test func `are drawn for an empty graph`() {
    #expect(DependencyGraph().mermaid == "flowchart LR")
    #expect(
      DependencyGraph().dot == """
        digraph dependencies {
          rankdir=LR;
          node [shape=box];
        }
        """
    )
  }

  @Test func `are drawn for a cycle, and for an edge to itself`() {
    let graph = DependencyGraph(["A": ["B"], "B": ["A", "later B"]])
    #expect(
      graph.mermaid.split(separator: "\n").suffix(3) == [
        "  Prop_28name_3a_20A_29 --> Prop_28name_3a_20B_29",
        "  Prop_28name_3a_20B_29 --> Prop_28name_3a_20A_29",
        "  Prop_28name_3a_20B_29 -.-> Prop_28name_3a_20B_29",
      ]
    )
  }

  @Test func `change only the lines of a key and its edges when the key is added`() {
    let graph = DependencyGraph.boxOffice
    let more = DependencyGraph(
      nodes: graph.nodes + [.init(.named("A"), lifetime: "graph")],
      edges: graph.edges + [.init(from: .office, to: .named("A"))]
    )
    for (before, after) in [(graph.mermaid, more.mermaid), (graph.dot, more.dot)] {
      let before = before.split(separator: "\n")
      let difference = after.split(separator: "\n").difference(from: before)
      #expect(difference.insertions.count == 2)
      #expect(difference.removals.isEmpty)
    }
  }

  @Test func `are JSON that a parser reads`() throws {
    let graph = DependencyGraph(
      nodes: [
        .init(
          .mailer,
          lifetime: "singleton",
          isLive: true,
          site: SourceSite(fileID: "A/B.swift", line: 3)
        ),
        .init(.named("\"\n🎭"), kind: .inherited(from: "the \"atre\""), isAsynchronous: true),
      ],
      edges: [.init(from: .mailer, to: .named("\"\n🎭"), kind: .later)]
    )
    let data = Data(graph.json(includingSites: true).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let expected: NSDictionary = [
      "nodes": [
        [
          "key": "Mailer", "kind": "registered", "lifetime": "singleton", "live": true,
          "asynchronous": false, "ready": false, "site": "A/B.swift:3",
        ],
        [
          "key": #"Prop(name: "\n🎭)"#, "kind": "inherited", "container": "the \"atre\"",
          "lifetime": NSNull(), "live": false, "asynchronous": true, "ready": false,
          "site": NSNull(),
        ],
      ],
      "edges": [["from": "Mailer", "to": #"Prop(name: "\n🎭)"#, "kind": "later"]],
    ]
    #expect(object == expected)
    #expect(!graph.json.contains("site"))
  }

  @Test func `are ordered and indented as JSON`() {
    let graph = DependencyGraph(
      nodes: [.init(.mailer, lifetime: "weak")],
      edges: [.init(from: .mailer, to: .mailer)]
    )
    #expect(
      graph.json == """
        {
          "nodes": [
            {
              "key": "Mailer",
              "kind": "registered",
              "lifetime": "weak",
              "live": false,
              "asynchronous": false,
              "ready": false
            }
          ],
          "edges": [
            {
              "from": "Mailer",
              "to": "Mailer",
              "kind": "built"
            }
          ]
        }
        """
    )
  }
}
