/// The expected and the recorded calls of a member side by side, so that one missing call does not
/// make all later ones differ.
struct CallAlignment<Arguments: Equatable> {
  /// A line of the comparison.
  enum Line: Equatable {
    case same(Arguments)
    /// Expected, but not recorded here.
    case missing(Arguments)
    /// Recorded, but not expected here.
    case unexpected(Arguments)
  }

  /// The most comparisons of two calls; of longer lists, everything between their common beginning
  /// and their common end counts as different.
  private static var limit: Int { 100_000 }

  let lines: [Line]

  init(expected: [Arguments], recorded: [Arguments], atMost limit: Int = Self.limit) {
    let beginning = zip(expected, recorded).prefix { $0 == $1 }.count
    let rest = min(expected.count, recorded.count) - beginning
    let end = zip(expected.reversed(), recorded.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = Self.lines(
      of: Array(expected.dropFirst(beginning).dropLast(end)),
      and: Array(recorded.dropFirst(beginning).dropLast(end)),
      atMost: limit
    )
    lines = expected.prefix(beginning).map(Line.same) + middle + expected.suffix(end).map(Line.same)
  }

  private static func lines(
    of expected: [Arguments],
    and recorded: [Arguments],
    atMost limit: Int
  ) -> [Line] {
    guard expected.count <= limit / max(1, recorded.count) else {
      return expected.map(Line.missing) + recorded.map(Line.unexpected)
    }
    var (isMissing, isUnexpected) = (Set<Int>(), Set<Int>())
    for change in recorded.difference(from: expected) {
      switch change {
      case .remove(let index, _, _): isMissing.insert(index)
      case .insert(let index, _, _): isUnexpected.insert(index)
      }
    }
    var lines: [Line] = []
    var index = 0
    for (position, arguments) in expected.enumerated() {
      if isMissing.contains(position) {
        lines.append(.missing(arguments))
      } else {
        while isUnexpected.contains(index) {
          lines.append(.unexpected(recorded[index]))
          index += 1
        }
        lines.append(.same(arguments))
        index += 1
      }
    }
    return lines + recorded[index...].map(Line.unexpected)
  }

  /// The calls that are missing.
  var missing: [Arguments] {
    lines.compactMap { if case .missing(let arguments) = $0 { arguments } else { nil } }
  }

  /// The calls that were not expected.
  var unexpected: [Arguments] {
    lines.compactMap { if case .unexpected(let arguments) = $0 { arguments } else { nil } }
  }

  /// Whether the calls are the expected ones in another order. Not determined for long lists.
  var isReordering: Bool {
    let missing = missing
    var rest = unexpected
    guard missing.count == rest.count, missing.count <= Self.limit / max(1, rest.count) else {
      return false
    }
    for arguments in missing {
      guard let index = rest.firstIndex(of: arguments) else { return false }
      rest.remove(at: index)
    }
    return true
  }

  /// The differences with the calls around them, each on a line of its own.
  func text(atMost limit: Int = 20, _ describe: (Arguments) -> String) -> String {
    let differing = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    let shown = Set(differing.flatMap { $0 - 2...$0 + 2 }).intersection(lines.indices).sorted()
    var text = ""
    var next = 0
    for index in shown.prefix(limit) {
      text += left(out: index - next)
      switch lines[index] {
      case .same(let arguments): text += "\n    \(describe(arguments))"
      case .missing(let arguments): text += "\n  - \(describe(arguments))"
      case .unexpected(let arguments): text += "\n  + \(describe(arguments))"
      }
      next = index + 1
    }
    return shown.count > limit
      ? "\(text)\n  … and \(lines.count - next) more" : text + left(out: lines.count - next)
  }

  /// A line for calls that are as expected and not shown.
  private func left(out count: Int) -> String {
    count > 0 ? "\n    … \(count) as expected" : ""
  }
}
