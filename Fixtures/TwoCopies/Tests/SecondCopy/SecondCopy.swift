import Matinee
import Testing
import UnderstudySwiftTesting
import UnderstudyXCTest
import XCTest

@Suite(.container, .serialized) struct SecondCopy {
  @Test func first() { _ = Matinee.whoPerforms() }

  @Test func second() { _ = Matinee.whoPerforms() }
}

final class SecondCopyTests: ContainerTestCase {
  func testFirst() { _ = Matinee.whoPerforms() }

  func testSecond() { _ = Matinee.whoPerforms() }
}
