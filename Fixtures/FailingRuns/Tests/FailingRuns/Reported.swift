import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// What a report says of each test: one after the other, so that the file is the same each time. The
/// expected files are in `Fixtures/FailingRuns/Reports`.
@Suite(.serialized, .container { Fittings.register(in: $0) }) struct Reported {
  @Test(.container { $0.register(MailerStub(), as: (any Mailer).self) })
  func everyUse() throws {
    let container = Container.current
    for _ in 1...2 { _ = try container.resolve(Fittings.Sale.self) }
    _ = try? container.resolve(Fittings.Ledger.self)
  }

  @Test func liveByAccident() { _ = try? Container.current.resolve(Prices.self) }

  @Test(.container(.live(.allow))) func liveAllowed() {
    _ = try? Container.current.resolve(Prices.self)
  }

  @Test(.integration(over: Fittings.app())) func liveRefused() {
    _ = try? Container.current.resolve(Prices.self)
  }

  @Test(.mockContainer { $0.register(MailerStub(), as: (any Mailer).self) }) func unused() {
    withContainer {
      $0.register(Archive.self, instance: Archive(count: 0))
    } operation: {
    }
  }

  @Test(.container { DeterministicDoubles(seed: 42).register(in: $0) }, arguments: 1...2)
  func seeded(number: Int) throws {
    _ = try Container.current.resolve(DeterministicDoubles.self)
  }

  @Test(.container.checkingLeaks()) func leaking() throws {
    Container.current.register(Fittings.Poster.self) { Fittings.Poster() }
    let poster: Fittings.Poster = try Container.current.resolve()
    Fittings.wall.withLock { $0 = poster }
  }

  /// The process of the body has no test with a container, so it writes no file.
  @Test(.mockContainer) func exiting() async {
    await #expect(processExitsWith: .failure) {
      _ = try? Container.current.resolve(Archive.self)
      exit(EXIT_FAILURE)
    }
  }
}

@Suite(
  .suiteContainer {
    $0.register(Archive.self) { Archive(count: 1) }
    $0.register(Program.self) { Program(title: "Hamlet") }
    _ = try $0.resolve(Archive.self)
  }
) struct ReportedSetUp {
  @Test func reads() throws { _ = try Container.current.resolve(Archive.self) }
}

/// Ends the process in its second test, as a trap would.
@Suite(.serialized, .container) struct ReportedDeath {
  @Test func first() throws {
    Container.current.register(Archive.self) { Archive(count: 1) }
    _ = try Container.current.resolve(Archive.self)
  }

  @Test func second() { kill(getpid(), SIGKILL) }
}

@Suite(.container) struct ReportedExit {
  @Test func exits() { exit(EXIT_SUCCESS) }
}

final class ReportedUnderXCTest: ContainerTestCase {
  override class func configureClass(_ container: Container) throws {
    container.register(Archive.self) { Archive(count: 1) }
    _ = try container.resolve(Archive.self)
  }

  override func configure(_ container: Container) {
    container.register(MailerStub(), as: (any Mailer).self)
    container.register(Program.self) { Program(title: "Hamlet") }
  }

  func testFirst() throws { _ = try container.resolve((any Mailer).self) }

  func testSecond() throws {
    container.register(Prices.self, instance: Prices(price: 1))
    _ = try container.resolve(Archive.self)
    XCTFail("the curtain fell")
  }
}

final class ReportedWithoutBaseUnderXCTest: XCTestCase {
  override func invokeTest() {
    isolated(.strict) {
      $0.register(MailerStub(), as: (any Mailer).self)
    } invoke: {
      super.invokeTest()
    }
  }

  func testMissing() { _ = try? Container.current.resolve(Archive.self) }
}

// MARK: - Fixtures

extension Dependencies {
  fileprivate var reportedProgram: Dependency<Program> {
    Dependency(default: { Program(title: "none") })
  }
}

private enum Fittings {
  final class Poster: Sendable {}
  struct Ledger: Sendable {}
  struct Sale: Sendable {
    let mailer: any Mailer
    let program: Program
    let archive: Archive
  }

  static let wall = Lock<Poster?>(nil)

  static func register(in container: Container) {
    container.register(Archive.self) { Archive(count: 1) }
    container.register(Sale.self, lifetime: .transient) {
      try Sale(
        mailer: $0.resolve(),
        program: $0[\.reportedProgram],
        archive: $0.resolve()
      )
    }
    container.register { Registration(Prices.self) { Prices(price: 2) }.live() }
    // No test uses it.
    container.register(String.self) { "the curtain" }
  }

  static func app() -> Container {
    let container = Container(label: "app")
    container.register { Registration(Prices.self) { Prices(price: 2) }.live() }
    return container
  }

  /// Keeps a value between tests.
  final class Lock<Value>: @unchecked Sendable {  // `value` is reached under `lock`
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock(_ body: (inout Value) -> Void) { lock.withLock { body(&value) } }
  }
}
