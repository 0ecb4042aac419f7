import Understudy
import XCTest

/// Waits for asynchronous work where XCTest cannot: in a class's set-up.
///
/// The run loop turns meanwhile, so work on the main actor proceeds; XCTest waits for an
/// asynchronous `setUp` in the same way.
///
/// - Parameters:
///   - what: the name of the work, for the test framework.
///   - limit: how long it may take.
/// - Throws: the operation's error; ``Overtime`` if it takes longer, in which case it continues by
///   itself.
func spinRunLoop(
  while what: String,
  atMost limit: Duration = .seconds(600),
  _ operation: @escaping @Sendable () async throws -> Void
) throws {
  let outcome = Lock<Result<Void, any Error>?>(nil)
  let ended = XCTestExpectation(description: what)
  let task = Task {
    let result: Result<Void, any Error>
    do {
      result = .success(try await operation())
    } catch {
      result = .failure(error)
    }
    outcome.withLock { $0 = result }
    ended.fulfill()
  }
  _ = XCTWaiter.wait(for: [ended], timeout: limit.inSeconds)
  guard let result = outcome.withLock({ $0 }) else {
    task.cancel()
    throw Overtime(limit: limit)
  }
  try result.get()
}

/// The error of work that was awaited in a synchronous place and took too long.
struct Overtime: Error {
  let limit: Duration
}

extension Duration {
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
