public import Understudy
public import UnderstudyTesting
public import XCTest

extension XCTestCase {
  /// Runs a body for each implementation of a contract, each built in a container of its own.
  ///
  /// ```swift
  /// func testMailersKeepWhatTheyHaveSent() {
  ///   checkEach(Contract.implementations(of: (any Mailer).self, in: theatre)) { mailer in
  ///     mailer.send("Hamlet, row 3", to: "ada")
  ///     XCTAssertEqual(mailer.sent, ["ada"])
  ///   }
  /// }
  /// ```
  ///
  /// XCTest has no cases of one method, so failures name the implementation in another way: after
  /// those that the body records, one more failure says which implementation they are of. An error
  /// that the body throws, or that building throws, is a failure that names it. Either way, the loop
  /// goes on with the next. With `continueAfterFailure = false`, the first failed assertion ends the
  /// method: the implementation is then not named, and the next ones are not checked.
  ///
  /// - Parameters:
  ///   - implementations: the implementations to check.
  ///   - configure: registers doubles for what each depends on.
  ///   - body: the assertions about one of them.
  public func checkEach<Value>(
    _ implementations: Implementations<Value>,
    configure: (Container) throws -> Void = { _ in },
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (Value) throws -> Void
  ) {
    for implementation in implementations {
      let before = failureCount
      var thrown: (any Error)?
      do { try body(implementation.make(configure)) } catch { thrown = error }
      name(implementation.description, failuresSince: before, file, line)
      if let thrown { end(implementation.description, thrown, file, line) }
    }
  }

  /// Runs an asynchronous body for each implementation of a contract, one after the other.
  ///
  /// - Parameters:
  ///   - implementations: the implementations to check.
  ///   - configure: registers doubles for what each depends on.
  ///   - body: the assertions about one of them.
  public func checkEach<Value>(
    _ implementations: Implementations<Value>,
    configure: (Container) throws -> Void = { _ in },
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (Value) async throws -> Void
  ) async {
    await run(implementations, configure, file, line, body)
  }

  // As well as the one above, because for a body that does not suspend the compiler prefers a
  // synchronous function to one whose body may.
  /// Runs a body for each implementation of a contract, which asynchronous code may have to build.
  ///
  /// - Parameters:
  ///   - implementations: the implementations to check.
  ///   - configure: registers doubles for what each depends on.
  ///   - body: the assertions about one of them.
  public func checkEach<Value>(
    _ implementations: Implementations<Value>,
    configure: (Container) throws -> Void = { _ in },
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (Value) throws -> Void
  ) async {
    await run(implementations, configure, file, line) { try body($0) }
  }

  private func run<Value>(
    _ implementations: Implementations<Value>,
    _ configure: (Container) throws -> Void,
    _ file: StaticString,
    _ line: UInt,
    _ body: (Value) async throws -> Void
  ) async {
    for implementation in implementations {
      let before = failureCount
      var thrown: (any Error)?
      do { try await body(implementation.make(configure)) } catch { thrown = error }
      name(implementation.description, failuresSince: before, file, line)
      if let thrown { end(implementation.description, thrown, file, line) }
    }
  }

  private var failureCount: Int { testRun?.totalFailureCount ?? 0 }

  private func end(_ name: String, _ error: any Error, _ file: StaticString, _ line: UInt) {
    if let skip = error as? XCTSkip {
      StandardError.write("\(self.name) : \(name) skipped - \(skip.message ?? "no reason given")")
    } else {
      fail("\(name) threw: \(error)", file: "\(file)", line: line)
    }
  }

  private func name(_ name: String, failuresSince count: Int, _ file: StaticString, _ line: UInt) {
    let failures = failureCount - count
    guard failures > 0 else { return }
    let which = failures == 1 ? "The failure above is" : "The \(failures) failures above are"
    fail("\(which) of \(name).", file: "\(file)", line: line)
  }
}
