import Understudy

/// The names of keys in a graph's texts: short, on one line, and unique.
enum KeyNames {
  /// Returns the names of the nodes, in their order.
  ///
  /// A key's name is its description. If two descriptions are equal, such as those of equally named
  /// types in two modules, both get their module names; names that are still equal, as for private
  /// types of two files, are numbered in registration order.
  static func names(of nodes: [DependencyGraph.Node]) -> [String] {
    var names = nodes.map { plain($0.key) }
    for place in shared(in: names).joined() { names[place] = qualified(nodes[place].key) }
    var taken = Set(names)
    for places in shared(in: names) {
      let sorted = places.sorted { nodes[$0].isPlaced(before: nodes[$1], else: $0 < $1) }
      for place in sorted.dropFirst() { names[place] = firstFree(names[place], in: &taken) }
    }
    return names
  }

  static func plain(_ key: Key) -> String { escaped(key.description) }

  /// Returns the key's name with module names, also for types in angle brackets.
  static func qualified(_ key: Key) -> String {
    let type = withoutAddresses(String(reflecting: key.type))
    return escaped(key.name.map { "\(type)(name: \($0))" } ?? type)
  }

  /// Returns a name on one line of visible characters; others, and the backslash, are escaped as in
  /// Swift source.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isUnseen) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case _ where scalar.isUnseen: escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Removes the memory addresses that tell private and local types apart, since they differ in
  /// every run.
  private static func withoutAddresses(_ text: String) -> String {
    var rest = text[...]
    var kept = ""
    let opening = "(unknown context at $"
    while let parenthesis = rest.firstIndex(of: "(") {
      kept += rest[..<parenthesis]
      rest = rest[parenthesis...]
      if rest.hasPrefix(opening), let end = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: end)...].drop { $0 == "." }
      } else {
        kept += "("
        rest = rest.dropFirst()
      }
    }
    return kept + rest
  }

  /// Returns the positions of equal names, grouped by name.
  private static func shared(in names: [String]) -> [[Int]] {
    Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }
  }

  private static func firstFree(_ name: String, in taken: inout Set<String>) -> String {
    var number = 2
    while !taken.insert("\(name) #\(number)").inserted { number += 1 }
    return "\(name) #\(number)"
  }
}

extension DependencyGraph.Node {
  fileprivate func isPlaced(before other: Self, else isFirst: Bool) -> Bool {
    let (site, place) = (site.map { ($0.fileID, $0.line) }, other.site.map { ($0.fileID, $0.line) })
    guard let site, let place else { return site == nil && place == nil ? isFirst : place == nil }
    return site == place ? isFirst : site < place
  }
}

extension Unicode.Scalar {
  /// Whether the character breaks the line, changes the writing direction or is invisible, or is
  /// the backslash that escapes these.
  fileprivate var isUnseen: Bool {
    switch self {
    case "\\", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
  }
}
