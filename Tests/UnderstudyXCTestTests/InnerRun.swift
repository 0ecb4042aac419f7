import TestSupport
import XCTest

@testable import UnderstudyXCTest

/// Runs tests inside a test, and sees what becomes of them.
///
/// XCTest counts an inner run for nobody. But when it is over, XCTest takes no test for the current
/// one, and drops what `XCTAssert` finds: so these tests assert with ``expect(_:_:line:)``, which
/// fails this very test.
class InnerRunCase: XCTestCase {
  /// Runs a method of a class, by hand.
  @discardableResult
  func run(
    _ type: XCTestCase.Type = XCTestCase.self,
    named name: String = "on purpose",
    _ body: @escaping (XCTestCase) throws -> Void
  ) -> InnerRun {
    run(type.init(name: name, testClosure: body))
  }

  @discardableResult
  func run(_ test: XCTest) -> InnerRun {
    InnerRun(
      failures: FailureObserver.failures(of: test),
      count: test.testRun?.totalFailureCount ?? -1,
      skips: test.testRun?.skipCount ?? -1
    )
  }

  /// Runs methods of a class as XCTest does: in a suite, between class set-up and class tear-down.
  func runSuite(
    of type: ContainerTestCase.Type,
    _ methods: KeyValuePairs<String, (ContainerTestCase) throws -> Void>
  ) -> InnerRun {
    let suite = ClassSuite(of: type)
    for (name, body) in methods {
      suite.addTest(
        type.init(name: name) { try body($0 as! ContainerTestCase) }  // made of this type above
      )
    }
    return run(suite)
  }

  /// An asynchronous method, as XCTest runs it.
  func inAsync<Case: XCTestCase>(
    _ body: @escaping (Case) async throws -> Void
  ) -> (Case) throws -> Void {
    { method in try asyncTest { method in { try await body(method) } }(method)() }
  }

  func expect(_ isTrue: Bool, _ message: @autoclosure () -> String = "", line: UInt = #line) {
    if !isTrue { fail("not as expected: \(message())", file: #filePath, line: line) }
  }

  func expect<Value: Equatable>(_ value: Value, is expected: Value, line: UInt = #line) {
    expect(value == expected, "\(value) is not \(expected)", line: line)
  }

  /// Expects exactly one failure, with this text, at that place.
  func expect(
    _ run: InnerRun,
    failsOnceWith text: String,
    in file: String? = nil,
    at place: UInt? = nil,
    line: UInt = #line
  ) {
    expect(run.failures.count, is: 1, line: line)
    expect(run.count, is: run.failures.count, line: line)
    guard let failure = run.failures.first else { return }
    expect(failure.message.contains(text), failure.message, line: line)
    if let file { expect(failure.file.hasSuffix(file), failure.file, line: line) }
    if let place { expect(failure.line, is: place, line: line) }
  }
}

struct InnerRun {
  let failures: [MethodFailure]
  let count: Int
  let skips: Int
}
