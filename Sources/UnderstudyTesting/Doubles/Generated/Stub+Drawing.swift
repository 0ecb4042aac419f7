public import Understudy

// What a generated member calls: it draws the answer, and if that is a closure, calls the closure
// itself, with its own parameters. Names begin with two underscores, so that the lists of completion
// show tests what is theirs.
extension Stub {
  /// Records a call of a generated member and draws its answer.
  ///
  /// ```swift
  /// switch try self.__0.__draw((a0, a1), Handler.self) {
  /// case .output(let output): return output
  /// case .handler(let handler, let ticket):
  ///   defer { self.__0.__end(ticket) }
  ///   do { return try handler(a0, a1) } catch { throw self.__0.__failed(ticket, error) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: the arguments to record.
  ///   - handler: the member's function type.
  /// - Returns: a result, or the closure to call.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  /// - Complexity: O(1), amortised, plus one predicate for each rule until one answers.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable
  public func __draw<Handler>(
    _ arguments: Arguments,
    _ handler: Handler.Type
  ) throws(Failure) -> DrawnAnswer<Output, Handler> {
    switch begin(arguments, hasReal: false, "") {
    case .answered(let output): return .output(output)
    case .drawn(.reply(.handler(let answer)), let ticket):
      if let closure = answer.closure(as: handler) { return .handler(closure, ticket) }
      return .output(try goOn(from: arguments, ticket, lacking: .otherTypes))
    case .drawn(let draw, let ticket):
      let output = try answer(arguments, draw, ticket) { () throws(Failure) in
        try substitute(for: arguments, ticket, lacking: .real)
      }
      return .output(output)
    }
  }

  /// Records a call of a generated async member and draws its answer, once a pause before it is over.
  ///
  /// - Parameters:
  ///   - arguments: the arguments to record.
  ///   - handler: the member's function type.
  /// - Returns: a result, or the closure to call.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable
  public func __draw<Handler>(
    _ arguments: Arguments,
    _ handler: Handler.Type
  ) async throws(Failure) -> DrawnAnswer<Output, Handler> {
    switch begin(arguments, hasReal: false, "") {
    case .answered(let output): return .output(output)
    case .drawn(var draw, let ticket):
      while case .reply(.paused(let pause, let reply)) = draw {
        draw = try await afterPause(pause, reply, ticket)
      }
      if case .reply(.handler(let answer)) = draw {
        if let closure = answer.closure(as: handler) { return .handler(closure, ticket) }
        return .output(try await goOn(from: arguments, ticket, lacking: .otherTypes))
      }
      let output = try await answer(arguments, draw, ticket) { () async throws(Failure) in
        try await substitute(for: arguments, ticket, lacking: .real)
      }
      return .output(output)
    }
  }

  /// Records that the closure has ended: the call has returned, unless it failed before.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable
  public func __end(_ ticket: CallTicket) { state.withLock { $0.finish(ticket) } }

  /// Records that the closure threw an error; `__end` follows.
  ///
  /// - Returns: the error, for the member to throw.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable
  public func __failed<Thrown: Error>(_ ticket: CallTicket, _ error: Thrown) -> Thrown {
    state.withLock { $0.fail(ticket, error) }
    return error
  }
}
