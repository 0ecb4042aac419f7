import TestSupport
import Testing
import UnderstudySwiftTesting
import XCTest

@testable import Understudy
@testable import UnderstudyTesting
@testable import UnderstudyXCTest

extension GalleryGroup {
  static let swiftTesting = GalleryGroup(
    "Sharing a container in a suite of Swift Testing",
    "",
    [
      GalleryMessage(
        "The set-up, or the tear-down, of the container of suite … failed",
        "The closure of `.suiteContainer`, or its `tearDown:`, threw.",
        guide: "sharing-set-up#once-for-a-suite"
      ) { stage in
        let issues = KnownIssues()
        try await issues.collect {
          let failing = SuiteContainerTrait.suiteContainer { _ in throw Playbill.PrinterJam() }
          try await failing.around { try await failing.aroundCase() }
          let ending = SuiteContainerTrait.suiteContainer {
            $0.register(Playbill.Seat.self) { Playbill.Seat() }
          } tearDown: { _ in
            throw Playbill.PrinterJam()
          }
          try await ending.around {}
        }
        for text in issues.messages { stage.say(text) }
      },
      GalleryMessage(
        "The suite container of … was not set up",
        "`.suiteContainer` is a trait of a test, and not of its suite.",
        guide: "sharing-set-up#once-for-a-suite"
      ) { stage in
        let issues = KnownIssues()
        try await issues.collect {
          try await SuiteContainerTrait.suiteContainer { _ in }.aroundCase()
        }
        for text in issues.messages { stage.say(text) }
      },
    ]
  )

  /// Made in a process of its own: an XCTest method gives its container to the whole process.
  static let xcTest = GalleryGroup(
    "Running XCTest methods",
    "",
    [
      GalleryMessage(
        "… did not run, because its container could not be configured",
        "`configure(_:)` of a `ContainerTestCase`, or the closure of `isolated`, threw.",
        guide: "using-xctest#what-can-go-wrong"
      ) { stage in
        await stage.run(Unconfigured.self)
        await stage.run(XCTestCase.self) { method in
          method.isolated { _ in
            throw Playbill.PrinterJam()
          } invoke: {
          }
        }
      },
      GalleryMessage(
        "No method of … runs",
        "`configureClass(_:)` or `prepareClass(_:)` threw, so each method fails with this text.",
        guide: "sharing-set-up#once-for-a-class"
      ) { stage in
        await stage.run(Unprepared.self)
        await stage.run(Unending.self)
      },
      GalleryMessage(
        "The container of … could not be configured",
        "The closure of `ContainerObserver.install` threw.",
        guide: "using-xctest#without-changing-any-class"
      ) { stage in
        await stage.observed { throw Playbill.PrinterJam() }
        await stage.observed { throw XCTSkip("no printer here") }
      },
      GalleryMessage(
        "… should have been skipped, but ran",
        "`configure(_:)` threw `XCTSkip`, and the set-up that passes it on is overridden.",
        guide: "using-xctest#what-can-go-wrong"
      ) { stage in await stage.run(Deaf.self) },
      GalleryMessage(
        "… has ended, but … is still being built",
        "A factory runs on after the method, or a clean-up hook after its limit.",
        guide: "using-xctest#what-can-go-wrong"
      ) { stage in
        let test = stage.test()
        let container = Container(label: "theatre", rules: nil, host: test)
        let (begun, mayEnd) = (Latch(), Latch())
        container.register {
          Registration(Playbill.Hall.self) { (_: Resolver) async throws in
            begun.open()
            await mayEnd.wait()
            return Playbill.Hall()
          }
          Registration(Playbill.Seat.self) { Playbill.Seat() }.onClose(within: .seconds(60)) { _ in
            await mayEnd.wait()
          }
        }
        _ = try container.here(Playbill.Seat.self)
        let building = Task { _ = try? await container.resolve(Playbill.Hall.self) }
        await begun.wait()
        await MainActor.run {
          _ = test.endHere(
            within: ClosingLimits(builds: .milliseconds(10), all: .milliseconds(200))
          )
        }
        mayEnd.open()
        await building.value
      },
    ]
  )
}

// MARK: - Fixtures

private final class Unconfigured: ContainerTestCase {
  override func configure(_ container: Container) throws { throw Playbill.PrinterJam() }
}

private final class Unprepared: ContainerTestCase {
  override class func configureClass(_ container: Container) throws { throw Playbill.PrinterJam() }
}

/// Its preparation is given up at once, as any other is after ten minutes.
private final class Unending: ContainerTestCase {
  override class func prepareClass(_ container: Container) async throws {
    throw Overtime(limit: .seconds(600))
  }
}

private final class Deaf: ContainerTestCase {
  override func configure(_ container: Container) throws { throw XCTSkip("no printer here") }
  override func setUp() async throws {}
  override func setUpWithError() throws {}
}

extension GalleryStage {
  /// Runs a method of the class, and adds its failures.
  @MainActor fileprivate func run(
    _ type: XCTestCase.Type,
    _ body: @escaping (XCTestCase) -> Void = { _ in }
  ) {
    let method = type.init(name: "testSale", testClosure: body)
    for failure in FailureObserver.failures(of: method) { say(failure.message) }
  }

  /// Runs a method with a closure of `ContainerObserver.install`.
  @MainActor fileprivate func observed(_ configure: @escaping @Sendable () throws -> Void) {
    let earlier = RunObserver.shared.follow(.init(policy: nil) { _ in try configure() })
    run(XCTestCase.self)
    RunObserver.shared.follow(earlier)
  }
}

extension SuiteContainerTrait {
  fileprivate func around(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    try await provideScope(for: try #require(Test.current), testCase: nil, performing: body)
  }

  fileprivate func aroundCase() async throws {
    let testCase = try #require(Test.Case.current)
    try await provideScope(for: try #require(Test.current), testCase: testCase) {}
  }
}
