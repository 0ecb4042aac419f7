public import Understudy

/// Runs the operation with a mock container of its own.
///
/// Use it where no trait applies, such as in the body of an exit test, which runs in a process of
/// its own. A refused resolve there fails the test that started it.
///
/// ```swift
/// await #expect(processExitsWith: .failure) {
///   withMockContainer {
///     $0.register((any Mailer).self, instance: MailerSpy())
///   } operation: {
///     BoxOffice().sellTwice("A1")  // traps
///   }
/// }
/// ```
///
/// The mock is not closed at the end, so its doubles can be checked after the block.
///
/// - Parameters:
///   - policy: what happens on resolving a key that was not registered.
///   - live: the container whose registrations are replaced. It is not changed.
///   - label: the mock's name in error texts.
///   - configure: registers doubles in the mock, which is current meanwhile.
///   - operation: the code to run.
/// - Returns: the operation's result.
/// - Throws: the error of either closure, with its type.
@discardableResult
public func withMockContainer<Result, Failure: Error>(
  _ policy: MockPolicy = .strict,
  over live: Container? = nil,
  label: String = "mock",
  configure: (Container) throws(Failure) -> Void,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let mock = Container.mock(policy, over: live, label: label)
  return try withContainer(mock) { () throws(Failure) in
    try configure(mock)
    return try operation()
  }
}

/// Runs the asynchronous operation with a mock container of its own, on the caller's actor.
@discardableResult
public func withMockContainer<Result, Failure: Error>(
  _ policy: MockPolicy = .strict,
  over live: Container? = nil,
  label: String = "mock",
  configure: (Container) async throws(Failure) -> Void,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let mock = Container.mock(policy, over: live, label: label)
  return try await withContainer(mock) { () async throws(Failure) in
    try await configure(mock)
    return try await operation()
  }
}
