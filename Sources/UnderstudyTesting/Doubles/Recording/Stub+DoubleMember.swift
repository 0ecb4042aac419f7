import Understudy

extension Stub: DoubleMember {
  package var name: String { label._withUnsafeGuaranteedRef { $0.text } }

  /// The recorded calls as text, in order.
  ///
  /// - Complexity: O(length of the texts). They are made on each read.
  package var erasedCalls: [RecordedCall] { erase(storedCalls) }

  /// Removes the recorded calls and keeps the answers.
  ///
  /// ```swift
  /// gateway.charging.clearCalls()
  /// ```
  ///
  /// A sequence continues where it was. Waits for calls end, and report that the calls were
  /// cleared.
  public func clearCalls() { change { $0.clearCalls() } }

  /// Removes the answers and keeps the recorded calls.
  ///
  /// ```swift
  /// gateway.charging.clearAnswers()
  /// gateway.charging.throws(.offline)  // the history still has the earlier calls
  /// ```
  ///
  /// The default that the member was made with stays. A call that is being answered at the same
  /// moment may still get one of the others.
  public func clearAnswers() {
    noteClearing()
    change { $0.clearAnswers() }
  }

  /// Removes calls and answers: the member is as new.
  ///
  /// ```swift
  /// gateway.charging.reset()
  /// ```
  ///
  /// Waits for its calls end and report the reset, and calls that wait in a gate leave it. A member of
  /// another test, which a static keeps, is one of the test that resets it from then on.
  public func reset() {
    makeNew()
    belongAnew()
  }

  /// Removes calls and answers.
  func makeNew() {
    noteClearing()
    let before = change { $0.reset() }
    for gate in before.gates { gate.end(because: "its double was reset") }
    attachment.endSleeps()
  }
}

extension Stub {
  /// The scope that numbers the calls.
  var scope: CallScope? { state.withLock(\.scope) }

  /// Returns the calls without their types.
  func erase(_ calls: [Call<Arguments>]) -> [RecordedCall] {
    let scope = scope
    return calls.map { $0.erased(in: scope) }
  }
}
