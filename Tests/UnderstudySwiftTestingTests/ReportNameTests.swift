import Testing

@testable import UnderstudySwiftTesting

@Suite struct `The report of a case` {
  @Test func `is named by its source file and its test`() throws {
    let test = try #require(Test.current)
    #expect(
      test.reportName == "container-ReportNameTests-is-named-by-its-source-file-and-its-test.txt"
    )
  }

  @Test("has a name to show", arguments: [1])
  func shown(number: Int) throws {
    #expect(
      try #require(Test.current).reportName == "container-ReportNameTests-has-a-name-to-show.txt"
    )
  }

  @Test(arguments: [1]) func parameters(number: Int) throws {
    #expect(try #require(Test.current).reportName == "container-ReportNameTests-parameters.txt")
  }
}
