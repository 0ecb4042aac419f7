public import Understudy

// Inlinable, like everything on a call's path: specialised for its types, a call costs a tenth of
// the unspecialised one.
extension Stub {
  /// Records a call and gives its answer.
  ///
  /// ```swift
  /// func now() -> Int { nowing.call() }
  /// func print(_ seat: Seat) { prints.call(seat) }
  /// ```
  ///
  /// A synchronous member cannot give an answer that is async or waits: the test fails with a text
  /// that says so, and the call continues as if it had no answer.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the call; several may be passed one by one.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  /// - Complexity: O(1), amortised, plus one predicate for each rule until one answers.
  @inlinable
  public func call(
    _ arguments: Arguments,
    function: StaticString = #function
  ) throws(Failure) -> Output {
    switch begin(arguments, hasReal: false, function) {
    case .answered(let output): return output
    case .drawn(let draw, let ticket):
      return try answer(arguments, draw, ticket) { () throws(Failure) in
        try substitute(for: arguments, ticket, lacking: .real)
      }
    }
  }

  /// Records a call and gives its answer, which may be an async one.
  ///
  /// ```swift
  /// func reserve(_ seat: Seat) async -> Bool { await reserving.call(seat) }
  /// ```
  ///
  /// The call is recorded before anything suspends. The answer runs on the caller's actor.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the call; several may be passed one by one.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  /// - Complexity: O(1), amortised, plus one predicate for each rule until one answers.
  @inlinable
  public func call(
    _ arguments: Arguments,
    function: StaticString = #function
  ) async throws(Failure) -> Output {
    switch begin(arguments, hasReal: false, function) {
    case .answered(let output): return output
    case .drawn(let draw, let ticket):
      return try await answer(arguments, draw, ticket) { () async throws(Failure) in
        try await substitute(for: arguments, ticket, lacking: .real)
      }
    }
  }

  /// Records a call without arguments and gives its answer.
  ///
  /// ```swift
  /// func now() -> Int { nowing.call() }
  /// ```
  ///
  /// - Parameter function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  public func call(
    function: StaticString = #function
  ) throws(Failure) -> Output where Arguments == Void {
    try call((), function: function)
  }

  /// Records a call without arguments and gives its answer, which may be an async one.
  ///
  /// ```swift
  /// func close() async { await closes.call() }
  /// ```
  ///
  /// - Parameter function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  public func call(
    function: StaticString = #function
  ) async throws(Failure) -> Output where Arguments == Void {
    try await call((), function: function)
  }

  /// Records a call and gives its answer, or the result of the real implementation.
  ///
  /// Use it in a partial double, which wraps a real implementation:
  ///
  /// ```swift
  /// struct ClockSpy: HouseClock, TestDouble {
  ///   let real: any HouseClock
  ///   let nowing = Stub<Void, Int, Never>("now()")
  ///
  ///   func now() -> Int { nowing.call((), real: real.now()) }
  /// }
  /// ```
  ///
  /// A call with an answer receives it, and the real implementation does not run; a call without
  /// one is passed on, and ``Stub/Reply/real`` passes on a call that would have one.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the call, several as a tuple.
  ///   - real: the same call of the real implementation.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer, or the real implementation's result.
  /// - Throws: the error set as the answer, or the real implementation's error.
  @inlinable
  public func call(
    _ arguments: Arguments,
    real: @autoclosure () throws(Failure) -> Output,
    function: StaticString = #function
  ) throws(Failure) -> Output {
    switch begin(arguments, hasReal: true, function) {
    case .answered(let output): return output
    case .drawn(let draw, let ticket): return try answer(arguments, draw, ticket, real: real)
    }
  }

  /// Records a call and gives its answer, or the result of the real implementation; either may
  /// suspend.
  ///
  /// ```swift
  /// func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
  ///   try await charging.call(amount, card, real: try await real.charge(amount, card: card))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the call, several as a tuple.
  ///   - real: the same call of the real implementation.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer, or the real implementation's result.
  /// - Throws: the error set as the answer, or the real implementation's error.
  @inlinable
  public func call(
    _ arguments: Arguments,
    real: @autoclosure () async throws(Failure) -> Output,
    function: StaticString = #function
  ) async throws(Failure) -> Output {
    switch begin(arguments, hasReal: true, function) {
    case .answered(let output): return output
    case .drawn(let draw, let ticket): return try await answer(arguments, draw, ticket, real: real)
    }
  }
}

// The steps of a call: begin, draw, answer, end.
extension Stub {
  /// The progress of a call: it is over, or its answer has to be given yet.
  @usableFromInline enum Beginning {
    case answered(Output)
    case drawn(ChosenAnswer, State.Ticket)
  }

  /// Records the call, draws its answer, and reports a call of another test than the member's own, if it
  /// is one of the first.
  @inlinable
  func begin(
    _ arguments: Arguments,
    hasReal: Bool,
    _ function: StaticString
  ) -> Beginning {
    // Two ways, not a comparison at the end: an answer that passes it would be copied.
    if comparesTests { return beginComparing(arguments, hasReal: hasReal, function) }
    return record(arguments, hasReal: hasReal, function)
  }

  @inlinable
  @inline(never)
  func beginComparing(
    _ arguments: Arguments,
    hasReal: Bool,
    _ function: StaticString
  ) -> Beginning {
    let beginning = record(arguments, hasReal: hasReal, function)
    // A call without an answer has its own issue, which says it.
    if case .drawn(.nothing, _) = beginning { return beginning }
    compareTests()
    return beginning
  }

  /// Records the call and draws its answer.
  @inlinable
  func record(
    _ arguments: Arguments,
    hasReal: Bool,
    _ function: StaticString
  ) -> Beginning {
    let now = Uptime.nanoseconds()
    while true {
      let opening = state.withLock { state in
        state.open(arguments, label: label, at: now, hasReal: hasReal)
      }
      switch opening {
      case .answered(let output):
        return .answered(output)
      case .drawn(.reply(let reply), let ticket):
        return .drawn(.reply(reply), ticket)
      case .drawn(.missing(let general), let ticket):
        return .drawn(.nothing(MissingAnswer<Arguments>(general: general)), ticket)
      case .open(let ticket, let agenda, let draw):
        return .drawn(follow(agenda, of: arguments, ticket, draw, hasReal: hasReal), ticket)
      case .unattached:
        joinScope(callingFrom: function)
      }
    }
  }

  /// Gives a drawn answer to a caller that cannot wait.
  @inlinable
  func answer(
    _ arguments: Arguments,
    _ draw: ChosenAnswer,
    _ ticket: State.Ticket,
    real: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    switch draw {
    case .reply(.value(let output)): return output
    case .reply(.failure(let error)): throw error
    case .reply(.compute(let answer)):
      return try ending(ticket) { () throws(Failure) in try answer(arguments) }
    case .reply(.real): return try ending(ticket, real)
    case .reply(.handler): return try goOn(from: arguments, ticket, lacking: .handler)
    case .reply(.computeAsync): return try goOn(from: arguments, ticket, lacking: .async)
    case .reply(.paused): return try goOn(from: arguments, ticket, lacking: .waiting)
    case .nothing(let shortfall): return try goOn(from: arguments, ticket, lacking: shortfall)
    }
  }

  /// Gives a drawn answer to a caller that can wait for it.
  @inlinable
  func answer(
    _ arguments: Arguments,
    _ draw: ChosenAnswer,
    _ ticket: State.Ticket,
    real: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    switch draw {
    case .reply(.value(let output)): return output
    case .reply(.failure(let error)): throw error
    case .reply(.compute(let answer)):
      return try ending(ticket) { () throws(Failure) in try answer(arguments) }
    case .reply(.computeAsync(let answer)):
      return try await ending(ticket) { () async throws(Failure) in try await answer(arguments) }
    case .reply(.real): return try await ending(ticket, real)
    case .reply(.handler): return try await goOn(from: arguments, ticket, lacking: .handler)
    case .reply(.paused(let pause, let reply)):
      let next = try await afterPause(pause, reply, ticket)
      return try await answer(arguments, next, ticket, real: real)
    case .nothing(let shortfall):
      return try await goOn(from: arguments, ticket, lacking: shortfall)
    }
  }

  /// Runs the closure that makes the answer, and records how it ends.
  @inlinable
  func ending(
    _ ticket: State.Ticket,
    _ answer: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    do throws(Failure) {
      let output = try answer()
      end(ticket, .returned)
      return output
    } catch {
      end(ticket, .threw(error))
      throw error
    }
  }

  /// Runs the closure that makes the answer, which may suspend, and records how it ends.
  @inlinable
  func ending(
    _ ticket: State.Ticket,
    _ answer: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    do throws(Failure) {
      let output = try await answer()
      end(ticket, .returned)
      return output
    } catch {
      end(ticket, .threw(error))
      throw error
    }
  }

  @inlinable
  func end(_ ticket: State.Ticket, _ outcome: CallOutcome) {
    state.withLock { $0.end(ticket, outcome) }
  }
}
