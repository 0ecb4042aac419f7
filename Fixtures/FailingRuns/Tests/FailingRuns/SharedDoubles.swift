import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// A double in a static is that of all tests. It is a warning where a test uses that of another one.
@Suite(.serialized) struct SharedDoubles {
  static let bell = Spy<Int>("ring(_:)")

  @Test(.container) func owner() { Self.bell.call(1) }
  @Test(.container) func warned() { Self.bell.call(2) }
}

/// Without a container, too.
@Suite(.serialized) struct SharedWithoutContainer {
  static let bell = Spy<Int>("ring(_:)")

  @Test func first() { Self.bell.call(1) }
  @Test func second() {
    Self.bell.call(2)
    Self.bell.verify()
  }
}

/// What a method verifies fails it, also if class set-up has made the double.
final class DoubleOfClass: ContainerTestCase {
  static let bell = Spy<Int>("ring(_:)")

  override class func setUp() { Container.current.register(Spy<Int>.self, instance: bell) }

  func testAsync() async { Self.bell.verify(3) }
  func testControl() {}
}
