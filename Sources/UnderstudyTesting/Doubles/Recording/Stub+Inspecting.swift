import Understudy

extension Stub {
  /// The number of recorded calls.
  ///
  /// ```swift
  /// #expect(printer.prints.callCount == 2)
  /// ```
  public var callCount: Int { calls.count }

  /// Whether a call was recorded.
  ///
  /// ```swift
  /// #expect(!gateway.charging.wasCalled)
  /// ```
  public var wasCalled: Bool { !calls.isEmpty }

  /// The first recorded call; `nil` if there is none.
  ///
  /// ```swift
  /// #expect(printer.prints.firstCall?.arguments == seatA1)
  /// ```
  public var firstCall: Call<Arguments>? { calls.first }

  /// The latest recorded call; `nil` if there is none.
  ///
  /// ```swift
  /// #expect(gateway.charging.lastCall?.arguments.card == "42")
  /// ```
  public var lastCall: Call<Arguments>? { calls.last }

  /// The number of calls that have begun and not ended, those cleared meanwhile included.
  ///
  /// ```swift
  /// #expect(gateway.charging.callsInFlight == 2)
  /// ```
  public var callsInFlight: Int { state.withLock(\.running) }

  /// The most calls in progress at once since the calls were last cleared.
  ///
  /// ```swift
  /// #expect(printer.prints.mostCallsInFlight == 1)  // one ticket at a time
  /// ```
  public var mostCallsInFlight: Int { state.withLock(\.mostRunning) }

  /// The answers that no call has received, in the order in which they were set; defaults do not
  /// count. A sequence counts as used once its first value was.
  package var unusedSources: [AnswerSource] { state.withLock(\.unusedSources) }

  /// The calls that no verification has matched so far, in order.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, "42")
  /// #expect(gateway.charging.unverifiedCalls.map(\.arguments.card) == ["43"])
  /// ```
  ///
  /// - Complexity: O(number of calls).
  public var unverifiedCalls: [Call<Arguments>] { state.withLock(\.unverifiedCalls) }

  /// Records that a verification has matched the calls.
  func markVerified(_ calls: some Sequence<Call<Arguments>>) {
    let orders = calls.map(\.order)
    state.withLock { $0.verified.formUnion(orders) }
  }
}

extension StubState {
  /// Removes the calls and returns the unverified ones in a single step, so that no call is missed.
  mutating func takeUnverified() -> (unverified: [Call<Arguments>], dropped: Dropped) {
    let unverified = unverifiedCalls
    return (unverified, clearCalls())
  }

  var unverifiedCalls: [Call<Arguments>] {
    verified.isEmpty ? calls : calls.filter { !verified.contains($0.order) }
  }

  var unseenCalls: [Call<Arguments>] {
    calls.dropFirst(readCalls).filter { !verified.contains($0.order) }
  }

  var unusedSources: [AnswerSource] {
    var unused = zip(rules, supplies).filter { !$1.isUsed && $0.answer !== AnswerSource.kept }.map(
      \.0.answer
    )
    if isGeneralUnused { unused.append(generalAnswer) }
    if let faults, !faults.isUsed { unused.append(faults.answer) }
    return unused
  }

  /// Whether there is a general answer that no call has received.
  var isGeneralUnused: Bool {
    let isServed = isReadyUsed && readyAnswer === generalAnswer
    return general.map { !$0.isUsed && !isServed } ?? false
  }
}
