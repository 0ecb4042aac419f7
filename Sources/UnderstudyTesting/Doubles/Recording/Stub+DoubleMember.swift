import Understudy

extension Stub: DoubleMember {
  public var name: String { label._withUnsafeGuaranteedRef { $0.text } }

  /// The calls so far as text, in order.
  ///
  /// - Complexity: O(length of the texts). They are made anew on each read.
  public var recordedCalls: [RecordedCall] { erase(storedCalls) }

  /// Forgets the calls and keeps the answers.
  ///
  /// ```swift
  /// gateway.charging.clearCalls()
  /// ```
  ///
  /// A sequence goes on where it was. Who waits for calls is told that they were forgotten.
  public func clearCalls() { change { $0.clearCalls() } }

  /// Forgets the answers and keeps the calls.
  ///
  /// ```swift
  /// gateway.charging.clearAnswers()
  /// gateway.charging.throws(.offline)  // and the history still has what came before
  /// ```
  ///
  /// The default that the piece was made with stays. A call that is being answered at the same moment
  /// may still get one of the others.
  public func clearAnswers() { change { $0.clearAnswers() } }

  /// Forgets calls and answers: the piece is as new.
  ///
  /// ```swift
  /// gateway.charging.reset()
  /// ```
  ///
  /// Who waits for its calls is told so, and calls that wait in a gate leave it.
  public func reset() {
    let before = change { $0.reset() }
    for gate in before.gates { gate.end(because: "its double was reset") }
    home.endSleeps()
  }
}

extension Stub {
  /// What has numbered the calls.
  var scope: CallScope? { state.withLock(\.scope) }

  /// The calls without their types.
  func erase(_ calls: [Call<Arguments>]) -> [RecordedCall] {
    let scope = scope
    return calls.map { $0.erased(in: scope) }
  }
}
