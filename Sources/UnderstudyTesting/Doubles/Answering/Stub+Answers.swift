import Understudy

extension Stub {
  /// Answers every call with the value, or the calls to come with the values in turn.
  ///
  /// ```swift
  /// clock.nowing.returns(9)        // 9, 9, 9, …
  /// clock.nowing.returns(1, 2, 3)  // 1, 2, 3, then the default, else a failure
  /// ```
  ///
  /// Replaces what was set before with `returns`, `throws` or `answers`; rules and the default
  /// stay.
  public func returns(_ output: Output, _ more: Output...) {
    change { $0.setGeneral(State.Supply(output, more)) }
  }

  /// Answers every call with the error.
  ///
  /// ```swift
  /// gateway.charging.throws(.offline)
  /// ```
  ///
  /// Replaces what was set before with `returns`, `throws` or `answers`; rules and the default
  /// stay.
  public func `throws`(_ error: Failure) {
    change { $0.setGeneral(State.Supply(.failure(error))) }
  }

  /// Answers every call with what the closure makes of the arguments.
  ///
  /// ```swift
  /// gateway.charging.answers { arguments throws(PaymentError) in
  ///   if arguments.amount.cents == 0 { throw .declined }
  ///   return Receipt(id: arguments.card)
  /// }
  /// ```
  ///
  /// The closure runs outside the piece's lock, on the caller's thread. Replaces what was set
  /// before with `returns`, `throws` or `answers`; rules and the default stay.
  public func answers(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    change { $0.setGeneral(State.Supply(.compute(answer))) }
  }

  /// Answers every call with what the closure makes of the arguments, and may suspend meanwhile.
  ///
  /// ```swift
  /// seats.reserving.answers { seat in await theatre.isFree(seat) }
  /// ```
  ///
  /// Only async members can give such an answer; a synchronous one fails the test and says so.
  /// Replaces what was set before with `returns`, `throws` or `answers`; rules and the default
  /// stay.
  public func answers(_ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output) {
    change { $0.setGeneral(State.Supply(.computeAsync(answer))) }
  }

  /// Answers whatever rules and general answers leave over, however often.
  ///
  /// ```swift
  /// gateway.charging.returns(Receipt(id: "1"), Receipt(id: "2"))
  /// gateway.charging.byDefault(Receipt(id: "any"))  // from the third call on
  /// ```
  public func byDefault(_ output: Output) {
    change { $0.setFallback(output) }
  }

  /// Starts a rule for the calls whose arguments the predicate accepts.
  ///
  /// ```swift
  /// gateway.charging.when { $0.amount.cents > 10_000 }.throws(.declined)
  /// ```
  ///
  /// Of several rules that match, the one set last answers; once its sequence has run out, the one
  /// before it does. The predicate runs outside the piece's lock, on the caller's thread.
  ///
  /// - Parameters:
  ///   - predicate: whether the rule is for a call with these arguments.
  ///   - fileID: where a failure says that the rule stands, like `line`.
  ///   - line: see `fileID`.
  /// - Returns: the answer to complete; the rule exists once it is.
  public func when(
    _ predicate: @escaping @Sendable (Arguments) -> Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    Answer(stub: self, predicate: predicate, site: SourceSite(fileID: fileID, line: line))
  }

  /// Starts a rule for the calls with exactly these arguments.
  ///
  /// ```swift
  /// seats.reserving.when(Seat(row: "A", number: 1)).returns(true)
  /// ```
  ///
  /// Tuples are not `Equatable`: match members with several arguments by a closure.
  ///
  /// - Parameters:
  ///   - arguments: what a call's arguments have to be equal to.
  ///   - fileID: where a failure says that the rule stands, like `line`.
  ///   - line: see `fileID`.
  /// - Returns: the answer to complete; the rule exists once it is.
  public func when(
    _ arguments: Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer where Arguments: Equatable {
    when({ $0 == arguments }, fileID: fileID, line: line)
  }
}
