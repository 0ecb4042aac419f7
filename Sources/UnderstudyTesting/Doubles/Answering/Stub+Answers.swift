import Understudy

extension Stub {
  /// Answers every call with the value, or the next calls with the values in turn.
  ///
  /// ```swift
  /// clock.nowing.returns(9)        // 9, 9, 9, …
  /// clock.nowing.returns(1, 2, 3)  // 1, 2, 3, then the default or a failure
  /// ```
  ///
  /// Replaces the previous answer for all arguments; rules and the default stay.
  ///
  /// - Parameters:
  ///   - output: the result of every call, or of the first one.
  ///   - more: the results of the following calls.
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  public func returns(
    _ output: Output,
    _ more: Output...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    set(State.Supply(.value(output), more.map { .value($0) }), fileID, line)
  }

  /// Answers every call with the error.
  ///
  /// ```swift
  /// gateway.charging.throws(.offline)
  /// ```
  ///
  /// Replaces the previous answer for all arguments; rules and the default stay.
  ///
  /// - Parameter error: the error that every call throws.
  public func `throws`(
    _ error: Failure,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    set(State.Supply(.failure(error)), fileID, line)
  }

  /// Answers every call with the closure's result for its arguments.
  ///
  /// ```swift
  /// gateway.charging.answers { arguments throws(PaymentError) in
  ///   if arguments.amount.cents == 0 { throw .declined }
  ///   return Receipt(id: arguments.card)
  /// }
  /// ```
  ///
  /// Replaces the previous answer for all arguments; rules and the default stay.
  ///
  /// - Parameter answer: makes the answer, outside the member's lock, on the caller's thread.
  public func answers(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) {
    set(State.Supply(.compute(answer)), fileID, line)
  }

  /// Answers every call with the closure's result for its arguments; the closure may suspend.
  ///
  /// ```swift
  /// seats.reserving.answers { seat in await theatre.isFree(seat) }
  /// ```
  ///
  /// Only async members can use such an answer; a synchronous one fails the test and says so.
  /// Replaces the previous answer for all arguments; rules and the default stay.
  ///
  /// - Parameter answer: makes the answer, outside the member's lock, on the caller's actor.
  public func answers(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output
  ) {
    set(State.Supply(.computeAsync(answer)), fileID, line)
  }

  /// Answers every call with the given answer, or the next calls with the answers in turn.
  ///
  /// ```swift
  /// gateway.charging.replies(.throws(.offline), .returns(receipt))  // fails once, then works once
  /// gateway.charging.replies(.throws(.offline), .returns(receipt), looping: true)  // and again
  /// seats.reserving.replies(.returns(true).delayed(by: .seconds(1), on: clock))
  /// ```
  ///
  /// Replaces the previous answer for all arguments; rules and the default stay.
  ///
  /// - Parameters:
  ///   - reply: the answer for every call, or for the first one.
  ///   - more: the answers for the following calls.
  ///   - looping: whether the first answer follows the last one; otherwise the default does, and
  ///     without one a failure.
  public func replies(
    _ reply: Reply,
    _ more: Reply...,
    looping: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    set(State.Supply(([reply] + more).map { ($0.kind, $0.count) }, looping: looping), fileID, line)
  }

  /// Answers calls for which no rule or general answer is left, any number of times.
  ///
  /// ```swift
  /// gateway.charging.returns(Receipt(id: "1"), Receipt(id: "2"))
  /// gateway.charging.byDefault(Receipt(id: "any"))  // from the third call on
  /// ```
  ///
  /// To set a default that survives a reset, pass it to the initializer:
  /// ``init(_:default:fileID:filePath:line:column:owner:)``.
  ///
  /// - Parameter output: the result of those calls.
  public func byDefault(
    _ output: Output,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    change { $0.setFallback(.value(output), at: site) }
  }

  /// Answers calls for which no rule or general answer is left with the closure's result for their
  /// arguments.
  ///
  /// ```swift
  /// gateway.charging.byDefault { arguments in Receipt(id: arguments.card) }
  /// ```
  ///
  /// The closure runs outside the member's lock, on the caller's thread.
  ///
  /// - Parameter answer: returns or throws the result of a call.
  public func byDefault(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    change { $0.setFallback(.compute(answer), at: site) }
  }

  /// Lets some calls fail, whatever their answer would be; the seed decides which.
  ///
  /// ```swift
  /// gateway.charging.returns(receipt)
  /// gateway.charging.fails(with: .offline, rate: 0.1, seed: 7)  // about one call in ten
  /// ```
  ///
  /// Whether the *n*-th call fails depends on the seed and on *n* alone, so a run can be repeated.
  /// A call that fails uses no answer of a sequence. Replaces the previous faults; a rate of 0
  /// removes them.
  ///
  /// - Parameters:
  ///   - error: the error that those calls throw.
  ///   - rate: the share of calls that fail, from 0 (none) to 1 (all); any other value fails the
  ///     test and changes nothing.
  ///   - seed: any number.
  public func fails(
    with error: Failure,
    rate: Double,
    seed: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard (0...1).contains(rate) else {
      let text = "\(name) cannot fail at a rate of \(rate).\n  fix: pass a rate from 0 to 1."
      return record(ContainerIssue(text, at: site))
    }
    let faults = StubFaults(
      error: error,
      rate: rate,
      seed: seed,
      answer: AnswerSource(.fault, at: site)
    )
    change { $0.setFaults(rate == 0 ? nil : faults) }
  }

  private func set(_ supply: State.Supply, _ fileID: StaticString, _ line: UInt) {
    let site = SourceSite(fileID: fileID, line: line)
    reportEndedGates(of: supply, at: site)
    setGeneral(supply, at: site)
  }

  /// Reports gates that have ended: they hold no call, which would surprise a test that sets one up
  /// again.
  func reportEndedGates(of supply: State.Supply, at site: SourceSite) {
    guard let gate = supply.gates.first(where: \.isEnded) else { return }
    record(ContainerIssue(GateText(gate.name).endedBefore(name), at: site))
  }
}
