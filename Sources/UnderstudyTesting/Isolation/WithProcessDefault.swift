import Understudy

/// Lets this task use the process default while the operation runs, although tests run.
///
/// Where an override is in charge it stays so; this is for tests that have none because the default
/// is their subject.
///
/// ```swift
/// try withProcessDefault(because: "the bootstrap itself is tested") {
///   try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
///   #expect(try Container.current.resolve((any Mailer).self) is SMTPMailer)
/// }
/// ```
///
/// - Parameters:
///   - reason: why, for the next reader. An empty one is an issue, and changes nothing.
///   - operation: what runs with it; child tasks inherit it, detached ones do not.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
@discardableResult
public func withProcessDefault<Result, Failure: Error>(
  because reason: String,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let isGiven = EscapeDetection.isGiven(reason, at: SourceSite(fileID: fileID, line: line))
  do {
    return try TestRun.$reason.withValue(isGiven ? reason : TestRun.reason) { try operation() }
  } catch {
    throw error as! Failure  // `withValue` forgets the type, and throws what `operation` threw
  }
}

/// Lets this task use the process default while the asynchronous operation runs.
@discardableResult
public func withProcessDefault<Result, Failure: Error>(
  because reason: String,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let isGiven = EscapeDetection.isGiven(reason, at: SourceSite(fileID: fileID, line: line))
  do {
    return try await TestRun.$reason.withValue(isGiven ? reason : TestRun.reason) {
      try await operation()
    }
  } catch {
    throw error as! Failure  // as above
  }
}
