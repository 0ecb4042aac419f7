extension DependencyGraph {
  /// The graph as a Mermaid flowchart, which GitHub and many editors draw from a Markdown block.
  ///
  /// ```text
  /// flowchart LR
  ///   BoxOffice["BoxOffice<br/>singleton"]
  ///   Mailer["Mailer<br/>singleton, live"]:::live
  ///   TicketPrinter("TicketPrinter<br/>transient")
  ///   BoxOffice --> Mailer
  ///   BoxOffice -.-> TicketPrinter
  ///   classDef live stroke-width:3px
  /// ```
  ///
  /// A dashed edge is a dependency resolved later. The shape shows the lifetime: a rectangle is
  /// shared, round corners are new for each resolve, round ends are weak, a hexagon is shared
  /// within a graph, and double sides are kept by a scope. Identifiers depend on the key's name
  /// alone, so adding a key changes no other line.
  ///
  /// - Complexity: O(n) in the number of nodes and edges.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    let identifiers = index.names.map(MermaidText.identifier)
    for (place, node) in nodes.enumerated() {
      lines.append("  " + identifiers[place] + MermaidText.shape(node, index.names[place]))
    }
    for (from, arcs) in index.successors.enumerated() {
      for arc in arcs {
        let arrow = arc.kind == .built ? "-->" : "-.->"
        lines.append("  \(identifiers[from]) \(arrow) \(identifiers[arc.end])")
      }
    }
    let used = Set(nodes.compactMap(MermaidText.style))
    for style in MermaidText.Style.allCases where used.contains(style) {
      lines.append("  classDef \(style.rawValue) \(style.definition)")
    }
    return lines.joined(separator: "\n")
  }
}

private enum MermaidText {
  enum Style: String, CaseIterable {
    case live, absent, missing

    var definition: String {
      switch self {
      case .live: "stroke-width:3px"
      case .absent: "stroke-dasharray:4"
      case .missing: "stroke:red,stroke-dasharray:4"
      }
    }
  }

  static func style(_ node: DependencyGraph.Node) -> Style? {
    switch node.kind {
    case .missing: .missing
    case .absent: .absent
    case .registered, .inherited: node.isLive ? .live : nil
    }
  }

  static func shape(_ node: DependencyGraph.Node, _ name: String) -> String {
    let (opening, closing) =
      switch node.shape {
      case .shared: ("[", "]")
      case .new: ("(", ")")
      case .weak: ("([", "])")
      case .graph: ("{{", "}}")
      case .scoped: ("[[", "]]")
      }
    let traits = node.traits.joined(separator: ", ")
    let label = escaped(name) + (traits.isEmpty ? "" : "<br/>" + escaped(traits))
    let style = style(node).map { ":::\($0.rawValue)" } ?? ""
    return "\(opening)\"\(label)\"\(closing)\(style)"
  }

  /// Returns the name in letters and digits, every other byte as `_` and its code, so no two names
  /// share an identifier.
  ///
  /// Mermaid's keywords begin with a small letter; a name that does gets another `_`.
  static func identifier(_ name: String) -> String {
    var identifier = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        identifier.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        identifier += (byte < 16 ? "_0" : "_") + String(byte, radix: 16)
      }
    }
    return identifier.first?.isLowercase == true ? identifier + "_" : identifier
  }

  /// Escapes characters that have a meaning even in a quoted label: quotes, tags, comments,
  /// directives, Markdown and entities.
  ///
  /// Before Mermaid reads a label as one, it searches the whole text for `style…:…#…;`, whose end
  /// it cuts off, and for lines that set a direction; a name must not contain either.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    let scalars = Array(text.replacing("direction", with: "direct\0on").unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      switch scalar {
      case "\"": escaped += "#quot;"
      case "&": escaped += "#amp;"
      case "<": escaped += "#lt;"
      case ">": escaped += "#gt;"
      case "\0": escaped += "#105;"
      case "#", "%", "*", "\\", "`", ";", "{", "}": escaped += "#\(scalar.value);"
      case ":" where next != " ": escaped += "#58;"
      case "_" where place == 0 || !scalars[place - 1].isWordy || next?.isWordy != true:
        escaped += "#95;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether an underscore between two such characters is not read as Markdown.
  fileprivate var isWordy: Bool { properties.isAlphabetic || properties.numericType != nil }
}
