/// The tests of a package, by framework.
package struct PackageTests: Equatable, Sendable {
  package var xctest: [TestName]
  package var swiftTesting: [TestName]

  package init(xctest: [TestName], swiftTesting: [TestName]) {
    self.xctest = xctest
    self.swiftTesting = swiftTesting
  }

  /// In the order in which `swift test` runs the frameworks.
  package var all: [TestName] { xctest + swiftTesting }

  /// The names in what `swift test list` or an executable of tests prints; other lines are skipped.
  package static func names(in text: String) -> [TestName] {
    text.split(whereSeparator: \.isNewline)
      .filter { line in
        guard let dot = line.firstIndex(of: "."), line.last != ":" else { return false }
        let module = line[..<dot]
        return !module.isEmpty && module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
          && (line.hasSuffix(")") || line[dot...].contains("/"))
      }
      .map { TestName($0) }
  }

  /// The tests that match one of the regular expressions, as `swift test --filter` selects them, and none
  /// of those to skip.
  ///
  /// - Throws: `SuiteToolError` if an expression is none, or if no test is left.
  package func matching(_ filters: [String], skipping skipped: [String]) throws -> Self {
    let filters = try filters.map(Self.regex)
    let skipped = try skipped.map(Self.regex)
    func isSelected(_ test: TestName) -> Bool {
      (filters.isEmpty || filters.contains { test.rawValue.contains($0) })
        && !skipped.contains { test.rawValue.contains($0) }
    }
    let selected = Self(
      xctest: xctest.filter(isSelected),
      swiftTesting: swiftTesting.filter(isSelected)
    )
    guard !selected.all.isEmpty else {
      throw SuiteToolError(
        all.isEmpty
          ? "The package has no tests." : "None of the \(all.count) tests matches the filter.",
        fix: "look at the names with: swift test list"
      )
    }
    return selected
  }

  private static func regex(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    do {
      return try Regex(pattern)
    } catch {
      throw SuiteToolError(
        "\(ShellWord.quoted(pattern)) is not a regular expression: \(error)",
        fix: #"escape what is meant literally: --filter 'free\(\)'"#
      )
    }
  }
}
