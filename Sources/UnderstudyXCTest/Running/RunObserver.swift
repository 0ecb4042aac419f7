import Synchronization
import Understudy
import UnderstudyTesting
import XCTest

/// Observes what XCTest runs, and isolates methods that do not isolate themselves, if installed.
///
/// The first use of the adapter adds it. A ``ContainerTestCase`` does so when it is made, which is
/// before the first suite starts.
final class RunObserver: NSObject, XCTestObservation, Sendable {
  static let shared = {
    let observer = RunObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    isAdded.store(true, ordering: .releasing)
    return observer
  }()

  private static let isAdded = Atomic<Bool>(false)

  /// The current place in the run; a mere read does not add the observer off the main thread, where
  /// XCTest does not expect it.
  static var place: Running<ClassFixture, MethodIsolation>.Place {
    guard Thread.isMainThread || isAdded.load(ordering: .acquiring) else { return .unknown }
    return shared.running.withLock(\.place)
  }

  /// What the observer does for methods that do not isolate themselves.
  struct Plan: Sendable {
    var policy: MockPolicy?
    var configure: @Sendable (Container) throws -> Void
  }

  private let running = Lock(Running<ClassFixture, MethodIsolation>())
  private let chosen = Lock<Plan?>(nil)

  var plan: Plan? { chosen.withLock { $0 } }

  /// - Returns: the previous plan.
  @discardableResult
  func follow(_ plan: Plan?) -> Plan? {
    chosen.withLock { chosen in
      let previous = chosen
      chosen = plan
      return previous
    }
  }

  func fixture(of type: ContainerTestCase.Type) -> ClassFixture? {
    running.withLock { $0.fixture(of: ObjectIdentifier(type)) }
  }

  func take(_ method: XCTestCase) -> Running<ClassFixture, MethodIsolation>.Taking {
    running.withLock { $0.take(ObjectIdentifier(method)) }
  }

  func isolate(_ method: XCTestCase, with isolation: MethodIsolation) {
    running.withLock { $0.isolate(ObjectIdentifier(method), with: isolation) }
  }

  func release(_ method: XCTestCase) {
    running.withLock { $0.release(ObjectIdentifier(method)) }
  }

  #if !canImport(ObjectiveC)
    private let failures = Atomic<Int>(0)

    /// Whether a method has failed while the closure ran, on the main thread.
    static func seesFailure(_ record: () -> Void) -> Bool {
      guard isAdded.load(ordering: .acquiring) else {
        record()
        return false
      }
      let before = shared.failures.load(ordering: .relaxed)
      record()
      return shared.failures.load(ordering: .relaxed) != before
    }

    func testCase(
      _: XCTestCase,
      didFailWithDescription _: String,
      inFile _: String?,
      atLine _: Int
    ) { failures.add(1, ordering: .relaxed) }
  #endif

  // MARK: XCTestObservation

  /// Runs before the class's own set-up.
  func testSuiteWillStart(_ suite: XCTestSuite) {
    guard let type = suite.classOfAll else { return }
    let fixture = ClassFixture(of: type)
    running.withLock {
      $0.enterSuite(ObjectIdentifier(suite), of: ObjectIdentifier(type), fixture)
    }
    fixture.setUp(type)
  }

  /// Runs after the class's own tear-down.
  func testSuiteDidFinish(_ suite: XCTestSuite) {
    let ended = running.withLock { $0.leaveSuite(ObjectIdentifier(suite)) }
    for fixture in ended { fixture.end() }
  }

  func testCaseWillStart(_ method: XCTestCase) {
    running.withLock { $0.enterMethod(ObjectIdentifier(method)) }
    guard let plan, !(method is ContainerTestCase) else { return }
    let isolation = MethodIsolation(of: method, policy: plan.policy)
    isolate(method, with: isolation)
    isolation.begin(method, plan)
  }

  func testCaseDidFinish(_ method: XCTestCase) {
    let isolation = running.withLock { $0.leaveMethod(ObjectIdentifier(method)) }
    isolation?.endLate()
  }
}

extension XCTestSuite {
  /// The class of these methods, if it has a container and all of them belong to it.
  fileprivate var classOfAll: ContainerTestCase.Type? {
    guard let first = tests.first as? ContainerTestCase else { return nil }
    let type = type(of: first)
    return tests.allSatisfy { Swift.type(of: $0) == type } ? type : nil
  }
}
