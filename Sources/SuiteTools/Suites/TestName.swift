/// A test as `swift test list` prints it: `Module.Suite/name()`, `Module.Class/testMethod`.
package struct TestName: RawRepresentable, Hashable, Comparable, Sendable, Codable,
  CodingKeyRepresentable, CustomStringConvertible
{
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package init(_ name: some StringProtocol) { self.rawValue = String(name) }

  package var description: String { rawValue }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The suites around the test, the outermost first: `Module.Suite`, `Module.Suite/Inner`.
  ///
  /// A test outside of suites has none. A slash inside of backticks separates nothing.
  package var suites: [String] {
    var isQuoted = false
    return rawValue.indices.compactMap { index in
      if rawValue[index] == "`" { isQuoted.toggle() }
      return rawValue[index] == "/" && !isQuoted ? String(rawValue[..<index]) : nil
    }
  }

  /// The name of a test of Swift Testing has parentheses, one of XCTest has none.
  package var isXCTest: Bool { !rawValue.contains("(") }

  /// The name without the place that `swift test list` adds where several tests have one name:
  /// `Module.name()/File.swift:1:2`.
  package var withoutPlace: Self {
    guard !isXCTest, let end = rawValue.lastIndex(of: ")"),
      rawValue[end...].dropFirst().first == "/"
    else { return self }
    return Self(rawValue[...end])
  }

  /// `Class.testMethod`, as XCTest's log on Linux names a test: without its module.
  package var withoutModule: String {
    let name = rawValue.drop { $0 != "." }.dropFirst()
    return name.map { $0 == "/" ? "." : String($0) }.joined()
  }
}

extension TestName: ExpressibleByStringInterpolation {
  package init(stringLiteral name: String) { self.init(rawValue: name) }
}
