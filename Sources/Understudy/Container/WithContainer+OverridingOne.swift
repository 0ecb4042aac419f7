/// Overrides one registration of the current container while the operation runs.
///
/// ```swift
/// let spy = MailerSpy()
/// try withContainer(overriding: (any Mailer).self, with: spy) {
///   try BoxOffice().sell(seat)
/// }
/// ```
///
/// It is the same as ``withContainer(overriding:operation:)`` with a single
/// `register(_:instance:)`.
///
/// - Parameters:
///   - type: the type that the code under test resolves, protocols as `(any P).self`.
///   - name: the name it is registered under.
///   - instance: the instance to resolve inside.
///   - operation: the code to run.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
@discardableResult
public func withContainer<Value: Sendable, Result, Failure: Error>(
  overriding type: Value.Type,
  name: String? = nil,
  with instance: Value,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withContainer { (container: Container) throws(Failure) in
    container.register(type, name: name, fileID: fileID, line: line, instance: instance)
  } operation: { () throws(Failure) in
    try operation()
  }
}

/// Overrides one registration while the asynchronous operation runs, on the caller's actor.
///
/// - Parameters:
///   - type: the type that the code resolves, protocols as `(any P).self`.
///   - name: the name it is registered under.
///   - instance: the instance to resolve inside.
///   - operation: the code to run.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
@discardableResult
public func withContainer<Value: Sendable, Result, Failure: Error>(
  overriding type: Value.Type,
  name: String? = nil,
  with instance: Value,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withContainer { (container: Container) async throws(Failure) in
    container.register(type, name: name, fileID: fileID, line: line, instance: instance)
  } operation: { () async throws(Failure) in
    try await operation()
  }
}
