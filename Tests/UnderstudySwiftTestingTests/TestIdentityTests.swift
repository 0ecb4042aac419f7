import Testing
import UnderstudyTesting

@testable import UnderstudySwiftTesting

@Suite struct `The name of a case in a report` {
  @Test func `is the one that a filter takes, with suite and backticks`() throws {
    let test = try #require(Test.current)
    #expect(
      TestIdentity.name(of: test)
        == "UnderstudySwiftTestingTests.`The name of a case in a report`/"
        + "`is the one that a filter takes, with suite and backticks`()"
    )
  }

  @Suite struct Nested {
    @Test("has a name to show", arguments: [1]) func shown(number: Int) throws {
      #expect(
        TestIdentity.name(of: try #require(Test.current))
          == "UnderstudySwiftTestingTests.`The name of a case in a report`/Nested/shown(number:)"
      )
    }
  }
}
