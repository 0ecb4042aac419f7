import Understudy

/// Allows this task to use the process default while the operation runs, although tests run.
///
/// An override still takes precedence; use this for tests that have none because the default is
/// their subject.
///
/// ```swift
/// try withProcessDefault(because: "the bootstrap itself is tested") {
///   try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
///   #expect(try Container.current.resolve((any Mailer).self) is SMTPMailer)
/// }
/// ```
///
/// - Parameters:
///   - reason: the reason, for the next reader. An empty one is an issue, and changes nothing.
///   - operation: the code to run; child tasks inherit the permission, detached ones do not.
/// - Returns: the operation's result.
/// - Throws: the operation's error, with its type.
@discardableResult
public func withProcessDefault<Result, Failure: Error>(
  because reason: String,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let isGiven = IsolationCheck.isGiven(reason, at: SourceSite(fileID: fileID, line: line))
  do {
    return try TestRun.$reason.withValue(isGiven ? reason : TestRun.reason) { try operation() }
  } catch {
    throw error as! Failure  // `withValue` erases the type of the error that `operation` threw
  }
}

/// Allows this task to use the process default while the asynchronous operation runs.
///
/// - Parameters:
///   - reason: the reason, for the next reader. An empty one is an issue, and changes nothing.
///   - operation: the code to run; child tasks inherit the permission, detached ones do not.
/// - Returns: the operation's result.
/// - Throws: the operation's error, with its type.
@discardableResult
public func withProcessDefault<Result, Failure: Error>(
  because reason: String,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let isGiven = IsolationCheck.isGiven(reason, at: SourceSite(fileID: fileID, line: line))
  do {
    return try await TestRun.$reason.withValue(isGiven ? reason : TestRun.reason) {
      try await operation()
    }
  } catch {
    throw error as! Failure  // as above
  }
}
