/// Regular expressions for `swift test --filter` that match some tests of a suite, and no others.
package struct TestFilter: Equatable, Sendable {
  /// The expressions; a test is selected if one of them matches.
  package let expressions: [String]

  /// What Linux takes as one argument of a process is 131,072 bytes.
  package static let limit = 120_000

  /// Matches no name.
  package static let nothing = "^$.^"

  /// Selects exactly the tests `selected`. A suite whose tests are all selected is named as a whole.
  ///
  /// - Parameters:
  ///   - selected: the tests to match.
  ///   - all: all tests of the package; tests outside of it may be matched, too.
  ///   - limit: the greatest length of one expression, in bytes.
  /// - Complexity: O(*n*) of the number of tests.
  package init(_ selected: [TestName], of all: [TestName], limit: Int = Self.limit) {
    var expressions: [String] = []
    var alternatives: [String] = []
    var length = 0
    for name in Self.names(selected, of: all).map(Self.escaped) {
      if length + name.utf8.count > limit, !alternatives.isEmpty {
        expressions.append(Self.expression(alternatives))
        alternatives = []
        length = 0
      }
      alternatives.append(name)
      length += name.utf8.count + 1
    }
    if !alternatives.isEmpty { expressions.append(Self.expression(alternatives)) }
    self.expressions = expressions.isEmpty ? [Self.nothing] : expressions
  }

  /// The arguments of `swift test`.
  package var arguments: [String] { expressions.flatMap { ["--filter", $0] } }

  /// The names of whole suites, and of the tests whose suites are selected in part.
  package static func names(_ selected: [TestName], of all: [TestName]) -> [String] {
    var missing: [String: Int] = [:]
    for suite in all.flatMap(\.suites) { missing[suite, default: 0] += 1 }
    for suite in selected.flatMap(\.suites) { missing[suite, default: 0] -= 1 }
    var named: Set<String> = []
    return selected.compactMap { test in
      let name = test.suites.first { missing[$0] == 0 } ?? test.rawValue
      return named.insert(name).inserted ? name : nil
    }
  }

  /// Swift Testing matches against `Module.Suite/name()/File.swift:1:2`, XCTest against a name alone.
  private static func expression(_ alternatives: [String]) -> String {
    "^(?:\(alternatives.joined(separator: "|")))(?:/|$)"
  }

  package static func escaped(_ name: String) -> String {
    name.reduce(into: "") { escaped, character in
      if #"\^$.|?*+()[]{}"#.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
