/// The name of a test, a suite or a class in a report, and where it is.
package struct TestIdentity: Sendable {
  /// The name as `swift test list` prints it: `BoxOfficeTests.SaleTests/sells()`.
  let name: EscapedText
  /// The name without the test: `BoxOfficeTests.SaleTests`.
  let suite: String
  /// The module of the test.
  let module: Substring
  /// The file, as `#fileID` spells it, if the framework reports it.
  let file: EscapedText?
  let line: Int

  /// - Parameter name: the module and the suite, and then the test after a slash.
  package init(_ name: String, file: String? = nil, line: Int = 0) {
    self.name = EscapedText(name)
    self.file = file.map { EscapedText($0) }
    self.line = line
    // By bytes: of a method of XCTest, this is made anew each time.
    module = name[..<(name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex)]
    suite = String(name[..<(name.utf8.firstIndex(of: UInt8(ascii: "/")) ?? name.endIndex)])
  }
}
