public import Understudy

// Inlinable, like all that a call runs through: specialised for its types a call costs a tenth of
// what it costs unspecialised.
extension Stub {
  /// Records a call and gives its answer.
  ///
  /// ```swift
  /// func now() -> Int { nowing.call() }
  /// func print(_ seat: Seat) { prints.call(seat) }
  /// ```
  ///
  /// An answer that is async, or that waits, cannot be given here: the test fails with a text that
  /// says so, and the call goes on as if it had no answer.
  ///
  /// - Parameters:
  ///   - arguments: what the member was called with; several may be given one by one.
  ///   - function: the member, for a stub without a name.
  /// - Returns: the answer; see ``Stub`` for which one.
  /// - Throws: the error set as the answer, or ``UnansweredCall`` where `Failure` can hold it.
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
        try goOn(from: arguments, ticket, lacking: .real)
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
  ///   - arguments: what the member was called with; several may be given one by one.
  ///   - function: the member, for a stub without a name.
  /// - Returns: the answer; see ``Stub`` for which one.
  /// - Throws: the error set as the answer, or ``UnansweredCall`` where `Failure` can hold it.
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
        try await goOn(from: arguments, ticket, lacking: .real)
      }
    }
  }

  /// Records a call without arguments and gives its answer.
  ///
  /// ```swift
  /// func now() -> Int { nowing.call() }
  /// ```
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
  @inlinable
  public func call(
    function: StaticString = #function
  ) async throws(Failure) -> Output where Arguments == Void {
    try await call((), function: function)
  }

  /// Records a call and gives its answer, or what the real implementation makes of it.
  ///
  /// For a partial double, one in front of a real implementation:
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
  /// What has an answer gets it, and the real implementation is not run; what has none is passed on,
  /// and ``Stub/Reply/real`` passes on what would have one.
  ///
  /// - Parameters:
  ///   - arguments: what the member was called with, several as a tuple.
  ///   - real: the same call of the real implementation.
  ///   - function: the member, for a stub without a name.
  /// - Returns: the answer, or what the real implementation returns.
  /// - Throws: the error set as the answer, or what the real implementation throws.
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

  /// Records a call and gives its answer, or what the real implementation makes of it; either may
  /// suspend.
  ///
  /// ```swift
  /// func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
  ///   try await charging.call(amount, card, real: try await real.charge(amount, card: card))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: what the member was called with, several as a tuple.
  ///   - real: the same call of the real implementation.
  ///   - function: the member, for a stub without a name.
  /// - Returns: the answer, or what the real implementation returns.
  /// - Throws: the error set as the answer, or what the real implementation throws.
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

// The way of a call: begin, draw, answer, end.
extension Stub {
  /// How far a call has come: it is over, or its answer has to be given yet.
  @usableFromInline enum Beginning {
    case answered(Output)
    case drawn(StubDraw, State.Ticket)
  }

  /// Records the call and draws its answer.
  @inlinable
  func begin(
    _ arguments: Arguments,
    hasReal: Bool,
    _ function: StaticString
  ) -> Beginning {
    let (now, thread) = (Uptime.nanoseconds(), CallThread.current)
    while true {
      let opening = state.withLock { state in
        state.open(arguments, label: label, at: now, on: thread, hasReal: hasReal)
      }
      switch opening {
      case .answered(let output):
        return .answered(output)
      case .drawn(.reply(let reply), let ticket):
        return .drawn(.reply(reply), ticket)
      case .drawn(.missing(let general), let ticket):
        return .drawn(.nothing(StubShortfall<Arguments>(general: general)), ticket)
      case .open(let ticket, let agenda, let draw):
        return .drawn(follow(agenda, of: arguments, ticket, draw, hasReal: hasReal), ticket)
      case .homeless:
        joinScope(callingFrom: function)
      }
    }
  }

  /// Gives a drawn answer to a caller who does not wait.
  @inlinable
  func answer(
    _ arguments: Arguments,
    _ draw: StubDraw,
    _ ticket: State.Ticket,
    real: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    switch draw {
    case .reply(.value(let output)): return output
    case .reply(.failure(let error)): throw error
    case .reply(.compute(let answer)):
      return try ending(ticket) { () throws(Failure) in try answer(arguments) }
    case .reply(.real): return try ending(ticket, real)
    case .reply(.computeAsync): return try goOn(from: arguments, ticket, lacking: .async)
    case .reply(.paused): return try goOn(from: arguments, ticket, lacking: .waiting)
    case .nothing(let shortfall): return try goOn(from: arguments, ticket, lacking: shortfall)
    }
  }

  /// Gives a drawn answer to a caller who can wait for it.
  @inlinable
  func answer(
    _ arguments: Arguments,
    _ draw: StubDraw,
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
    case .reply(.paused(let pause, let reply)):
      let next = try await afterPause(pause, reply, ticket)
      return try await answer(arguments, next, ticket, real: real)
    case .nothing(let shortfall):
      return try await goOn(from: arguments, ticket, lacking: shortfall)
    }
  }

  /// Runs what makes the answer, and notes how it ends.
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

  /// The same for an answer that may suspend.
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

  @usableFromInline
  func end(_ ticket: State.Ticket, _ outcome: CallOutcome) {
    state.withLock { $0.end(ticket, outcome) }
  }
}
