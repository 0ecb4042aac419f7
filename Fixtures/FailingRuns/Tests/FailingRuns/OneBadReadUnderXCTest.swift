import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// The same under XCTest, which runs its methods one after the other in one process.
final class OneBadReadUnderXCTest: ContainerTestCase {
  override class var policy: MockPolicy? { .strict }

  func test1Missing() { XCTAssertTrue(Reader().mailer is MailerStub) }

  func test2OptionalThatFails() {
    container.register((any Mailer).self) { throw OutOfPaint() }
    XCTAssertNil(OptionalReader().mailer)
  }

  func test3Passing() throws {
    container.register(String.self, instance: "there")
    XCTAssertEqual(try container.resolve(String.self), "there")
  }
}

// MARK: - Fixtures

private struct Reader { @Injected var mailer: any Mailer }
private struct OptionalReader { @Injected var mailer: (any Mailer)? }
