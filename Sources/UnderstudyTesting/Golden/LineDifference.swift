/// The difference of two texts, line by line, with two lines of context.
struct LineDifference: CustomStringConvertible {
  static let context = 2
  /// The most lines to show.
  static let limit = 60
  /// The number of differing lines above which finding a shortest difference is too expensive.
  static let searchLimit = 1_000

  enum Line: Equatable {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  /// All lines, those equal in both included.
  let lines: [Line]

  init(from old: String, to new: String) {
    lines = Self.compare(Self.split(old), Self.split(new))
  }

  /// The differing places, each after the number of its first line.
  ///
  /// ```text
  /// line 2:
  ///   BoxOffice, singleton
  /// -   Mailer, singleton
  /// +   Mailer, transient
  ///       HouseClock, singleton
  /// ```
  var description: String {
    var shown: [String] = []
    var line = 1
    var wasShown = false
    for (place, content) in lines.enumerated() {
      let isShown = isNearDifference(place)
      if isShown, !wasShown { shown.append("from line \(line):") }
      if isShown { shown.append(content.text) }
      wasShown = isShown
      if case .added = content { continue }
      line += 1
    }
    let rest = shown.count - Self.limit
    guard rest > 1 else { return shown.joined(separator: "\n") }
    return (shown.prefix(Self.limit) + ["… and \(rest) more lines"]).joined(separator: "\n")
  }

  private func isNearDifference(_ place: Int) -> Bool {
    let near = max(0, place - Self.context)...min(lines.count - 1, place + Self.context)
    return lines[near].contains { !$0.isSame }
  }

  private static func split(_ text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func compare(_ old: [String], _ new: [String]) -> [Line] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let before = Array(old[head..<(old.count - tail)])
    let after = Array(new[head..<(new.count - tail)])
    return old.prefix(head).map(Line.same) + between(before, after)
      + old.suffix(tail).map(Line.same)
  }

  private static func between(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count + new.count <= searchLimit else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append(.removed(old[from]))
        from += 1
      } else if added.contains(to) {
        lines.append(.added(new[to]))
        to += 1
      } else {
        lines.append(.same(old[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    return lines
  }
}

extension LineDifference.Line {
  /// The line, with a mark if it ends in invisible characters that may be the difference.
  fileprivate var text: String {
    switch self {
    case .same(let line): line.isEmpty ? "" : "  \(line)"
    case .removed(let line): "- \(line.visible)"
    case .added(let line): "+ \(line.visible)"
    }
  }
}

extension String {
  fileprivate var visible: String { last?.isWhitespace == true ? self + "⏎" : self }
}
