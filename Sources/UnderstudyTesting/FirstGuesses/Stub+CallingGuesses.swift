// Unavailable declarations for likely guesses in the members of a double; the messages name what to
// write.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Pass what the member gets: finding.call(id). For a member without parameters declare a Spy<Void>, or a Stub<Void, …>."
  )
  @_disfavoredOverload
  public func call(_ nothing: FirstGuess? = nil) throws(Failure) -> Output { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "A closure that does not escape cannot be kept. Leave it out: Spy<String> and sends.call(text), or Spy<Void> and opens.call()."
  )
  @_disfavoredOverload
  public func call<each Input, Result>(
    _ body: (repeat each Input) async throws -> Result
  ) throws(Failure) -> Output { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "A closure that does not escape cannot be kept. Leave it out: Spy<String> and sends.call(text), or Spy<Void> and opens.call()."
  )
  @_disfavoredOverload
  public func call<First, each Input, Result>(
    _ first: First,
    _ body: (repeat each Input) async throws -> Result
  ) throws(Failure) -> Output { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "A closure that does not escape cannot be kept. Leave it out: Spy<String> and sends.call(text), or Spy<Void> and opens.call()."
  )
  @_disfavoredOverload
  public func call<First, Second, each Input, Result>(
    _ first: First,
    _ second: Second,
    _ body: (repeat each Input) async throws -> Result
  ) throws(Failure) -> Output { unavailable() }
}
