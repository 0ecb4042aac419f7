import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyXCTest
import XCTest

/// What the test cases share: a house of doubles, registered anew for each method.
class BoxOfficeTestCase: ContainerTestCase {
  /// XCTest makes one object a method, so these doubles are one method's own.
  let house = HouseDoubles()

  override func configure(_ container: Container) throws {
    house.register(in: container)
  }

  /// Asserts that the operation throws exactly this error.
  func expect<Failure: Error & Equatable>(
    _ expected: Failure,
    file: StaticString = #filePath,
    line: UInt = #line,
    from operation: () async throws -> Void
  ) async {
    do {
      try await operation()
      XCTFail("nothing was thrown", file: file, line: line)
    } catch {
      XCTAssertEqual(error as? Failure, expected, "\(error)", file: file, line: line)
    }
  }
}
