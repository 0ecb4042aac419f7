import Understudy

extension Stub {
  /// Answers every call with the value, or the calls to come with the values in turn.
  ///
  /// ```swift
  /// clock.nowing.returns(9)        // 9, 9, 9, …
  /// clock.nowing.returns(1, 2, 3)  // 1, 2, 3, then the default, else a failure
  /// ```
  ///
  /// Replaces what was set before for all arguments; rules and the default stay.
  ///
  /// - Parameters:
  ///   - output: what every call gets, or the first one.
  ///   - more: what the calls after it get.
  ///   - fileID: where ``unusedAnswers`` and ``Call/answer`` say that the answer stands, like `line`.
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
  /// Replaces what was set before for all arguments; rules and the default stay.
  ///
  /// - Parameter error: what every call throws.
  public func `throws`(
    _ error: Failure,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    set(State.Supply(.failure(error)), fileID, line)
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
  /// Replaces what was set before for all arguments; rules and the default stay.
  ///
  /// - Parameter answer: makes the answer, outside the piece's lock, on the caller's thread.
  public func answers(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) {
    set(State.Supply(.compute(answer)), fileID, line)
  }

  /// Answers every call with what the closure makes of the arguments, and may suspend meanwhile.
  ///
  /// ```swift
  /// seats.reserving.answers { seat in await theatre.isFree(seat) }
  /// ```
  ///
  /// Only async members can give such an answer; a synchronous one fails the test and says so.
  /// Replaces what was set before for all arguments; rules and the default stay.
  ///
  /// - Parameter answer: makes the answer, outside the piece's lock, on the caller's actor.
  public func answers(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output
  ) {
    set(State.Supply(.computeAsync(answer)), fileID, line)
  }

  /// Answers every call with the reply, or the calls to come with the replies in turn.
  ///
  /// ```swift
  /// gateway.charging.replies(.throws(.offline), .returns(receipt))  // fails once, then works once
  /// gateway.charging.replies(.throws(.offline), .returns(receipt), looping: true)  // and again
  /// seats.reserving.replies(.returns(true).delayed(by: .seconds(1), on: clock))
  /// ```
  ///
  /// Replaces what was set before for all arguments; rules and the default stay.
  ///
  /// - Parameters:
  ///   - reply: what every call gets, or the first one.
  ///   - more: what the calls after it get.
  ///   - looping: whether the first one follows the last one; otherwise the default does, else a
  ///     failure.
  public func replies(
    _ reply: Reply,
    _ more: Reply...,
    looping: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    set(State.Supply([reply] + more, looping: looping), fileID, line)
  }

  /// Answers whatever rules and general answers leave over, however often.
  ///
  /// ```swift
  /// gateway.charging.returns(Receipt(id: "1"), Receipt(id: "2"))
  /// gateway.charging.byDefault(Receipt(id: "any"))  // from the third call on
  /// ```
  ///
  /// A default that shall outlive a reset is given to the piece when it is made:
  /// ``init(_:default:fileID:filePath:line:column:)``.
  ///
  /// - Parameter output: what those calls get.
  public func byDefault(
    _ output: Output,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    change { $0.setFallback(.value(output), at: site) }
  }

  /// Answers whatever rules and general answers leave over with what the closure makes of the arguments.
  ///
  /// ```swift
  /// gateway.charging.byDefault { arguments in Receipt(id: arguments.card) }
  /// ```
  ///
  /// The closure runs outside the piece's lock, on the caller's thread.
  public func byDefault(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    change { $0.setFallback(.compute(answer), at: site) }
  }

  /// Lets some calls fail, whatever their answer would be: which ones, the seed decides.
  ///
  /// ```swift
  /// gateway.charging.returns(receipt)
  /// gateway.charging.fails(with: .offline, rate: 0.1, seed: 7)  // about one call in ten
  /// ```
  ///
  /// Whether the *n*-th call fails depends on the seed and on *n* alone, so a run can be repeated. A
  /// call that fails takes nothing from a sequence. Replaces the faults set before; a rate of 0 takes
  /// them away.
  ///
  /// - Parameters:
  ///   - error: what those calls throw.
  ///   - rate: how many calls fail, from 0 (none) to 1 (all); anything else fails the test and changes
  ///     nothing.
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
      let text = "\(name) cannot fail at a rate of \(rate).\n  fix: give one from 0 to 1."
      return record(ContainerIssue(text, at: site))
    }
    let faults = StubFaults(
      error: error,
      rate: rate,
      seed: seed,
      answer: CallAnswer(.fault, at: site)
    )
    change { $0.setFaults(rate == 0 ? nil : faults) }
  }

  private func set(_ supply: State.Supply, _ fileID: StaticString, _ line: UInt) {
    let site = SourceSite(fileID: fileID, line: line)
    reportEndedGates(of: supply, at: site)
    change { $0.setGeneral(supply, at: site) }
  }

  /// A gate that has ended holds nobody: whoever sets it up again would wonder.
  func reportEndedGates(of supply: State.Supply, at site: SourceSite) {
    guard let gate = supply.gates.first(where: \.isEnded) else { return }
    record(ContainerIssue(GateText(gate.name).endedBefore(name), at: site))
  }
}
