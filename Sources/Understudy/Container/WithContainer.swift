/// Makes a container current while the operation runs.
///
/// Objects made inside keep it afterwards; child tasks inherit it. Leaving neither closes nor
/// resets anything.
///
/// ```swift
/// let office = withContainer(container) { BoxOffice() }
/// ```
///
/// - Parameters:
///   - container: what ``Container/current`` gives inside.
///   - operation: what runs with it.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
@discardableResult
public func withContainer<Result, Failure: Error>(
  _ container: Container,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let ambient = Ambient(visiting: container)
  do {
    return try Ambient.$current.withValue(ambient) { try operation() }
  } catch {
    throw error as! Failure  // `withValue` forgets the type, and throws what `operation` threw
  }
}

/// Makes a container current while the asynchronous operation runs, on the caller's actor.
@discardableResult
public func withContainer<Result, Failure: Error>(
  _ container: Container,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let ambient = Ambient(visiting: container)
  do {
    return try await Ambient.$current.withValue(ambient) { try await operation() }
  } catch {
    throw error as! Failure  // as above
  }
}

/// Overrides registrations of the current container while the operation runs.
///
/// The override happens in a fork that shares what is built already: what it does not touch keeps
/// its identity, so a filled database stays filled; what was built from an overridden key is built
/// anew inside. Outside nothing changes. Spies made here can be asserted after it.
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
///   - operation: what runs with it.
/// - Returns: what the operation returns.
/// - Throws: what either throws, with its type.
@discardableResult
public func withContainer<Result, Failure: Error>(
  overriding configure: (Container) throws(Failure) -> Void,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let fork = Container.current.fork(sharing: .builtInstances)
  return try withContainer(fork) { () throws(Failure) in
    try configure(fork)
    return try operation()
  }
}

/// Overrides registrations of the current container while the asynchronous operation runs.
@discardableResult
public func withContainer<Result, Failure: Error>(
  overriding configure: (Container) async throws(Failure) -> Void,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let fork = Container.current.fork(sharing: .builtInstances)
  return try await withContainer(fork) { () async throws(Failure) in
    try await configure(fork)
    return try await operation()
  }
}
