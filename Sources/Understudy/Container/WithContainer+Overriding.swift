/// Overrides registrations of the current container while the operation runs.
///
/// The override happens in a fork that shares what is built already: what it does not touch keeps
/// its identity, so a filled database stays filled; what was built from an overridden key is built
/// anew inside. Nothing changes outside. Spies made here can be asserted on afterwards.
///
/// ```swift
/// let receipt = try withContainer {
///   $0.register((any Mailer).self, instance: MailerSpy())
/// } operation: {
///   try BoxOffice().sell(seat)
/// }
/// ```
///
/// - Parameters:
///   - configure: registers in the fork, which is current meanwhile.
///   - operation: the code to run.
/// - Returns: what the operation returns.
/// - Throws: what either closure throws, with its type.
@discardableResult
@inlinable
public func withContainer<Result, Failure: Error>(
  overriding configure: (Container) throws(Failure) -> Void,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var (fork, isInFactory) = Container.beginBlock()
  let result = try run(in: fork, isInFactory, configure, operation)
  Container.endBlock(&fork)
  return result
}

/// Overrides registrations of the current container while the asynchronous operation runs.
///
/// - Parameters:
///   - configure: registers in the fork, which is current meanwhile.
///   - operation: the code to run.
/// - Returns: what the operation returns.
/// - Throws: what either closure throws, with its type.
@discardableResult
@inlinable
public func withContainer<Result, Failure: Error>(
  overriding configure: (Container) async throws(Failure) -> Void,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  var (fork, isInFactory) = Container.beginBlock()
  let result = try await run(in: fork, isInFactory, configure, operation)
  Container.endBlock(&fork)
  return result
}

// Separate functions, so that only the caller's variable holds the fork afterwards.

@inlinable
func run<Result, Failure: Error>(
  in fork: Container,
  _ isInFactory: Bool,
  _ configure: (Container) throws(Failure) -> Void,
  _ operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try push(fork, isInFactory: isInFactory) { () throws(Failure) in
    fork.beginConfiguring()
    try configure(fork)
    fork.endConfiguring()
    return try operation()
  }
}

@inlinable
func run<Result, Failure: Error>(
  in fork: Container,
  _ isInFactory: Bool,
  _ configure: (Container) async throws(Failure) -> Void,
  _ operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await push(fork, isInFactory: isInFactory) { () async throws(Failure) in
    fork.beginConfiguring()
    try await configure(fork)
    fork.endConfiguring()
    return try await operation()
  }
}
