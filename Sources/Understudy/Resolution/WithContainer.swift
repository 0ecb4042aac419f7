/// Makes a container current while the operation runs.
///
/// Objects made inside keep it afterwards; child tasks inherit it. Returning neither closes nor
/// resets anything.
///
/// ```swift
/// let office = withContainer(container) { BoxOffice() }
/// ```
///
/// - Parameters:
///   - container: the container that is ``Container/current`` inside.
///   - operation: the code to run.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
@discardableResult
@inlinable
public func withContainer<Result, Failure: Error>(
  _ container: Container,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try push(container, isInFactory: Ambient.isInFactory, operation)
}

/// Makes a container current while the asynchronous operation runs, on the caller's actor.
///
/// - Parameters:
///   - container: the container that is ``Container/current`` inside.
///   - operation: the code to run.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
@discardableResult
@inlinable
public func withContainer<Result, Failure: Error>(
  _ container: Container,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await push(container, isInFactory: Ambient.isInFactory, operation)
}

// The task-local value is read once, by the caller, and the container is retained only where it is
// stored.

@inlinable
@inline(__always)
func push<Result, Failure: Error>(
  _ container: Container,
  isInFactory: Bool,
  _ operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard !isInFactory else { return try visit(container, operation) }
  do {
    return try Ambient.carried.withValue(Ambient(plainly: container)) { try operation() }
  } catch {
    throw error as! Failure  // `withValue` forgets the type, and throws what `operation` threw
  }
}

@inlinable
@inline(__always)
func push<Result, Failure: Error>(
  _ container: Container,
  isInFactory: Bool,
  _ operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  guard !isInFactory else { return try await visit(container, operation) }
  do {
    return try await Ambient.carried.withValue(Ambient(plainly: container)) {
      try await operation()
    }
  } catch {
    throw error as! Failure  // as above
  }
}

@usableFromInline
func visit<Result, Failure: Error>(
  _ container: Container,
  _ operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  do {
    return try Ambient.carried.withValue(Ambient(visiting: container)) { try operation() }
  } catch {
    throw error as! Failure  // as above
  }
}

@usableFromInline
func visit<Result, Failure: Error>(
  _ container: Container,
  _ operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  do {
    return try await Ambient.carried.withValue(Ambient(visiting: container)) {
      try await operation()
    }
  } catch {
    throw error as! Failure  // as above
  }
}
