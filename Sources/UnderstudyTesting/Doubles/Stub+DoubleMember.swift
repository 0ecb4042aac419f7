import Synchronization
package import Understudy

extension Stub: DoubleMember {
  public var name: String { "\(declaredName)" }

  /// The calls so far as text, in order.
  ///
  /// - Complexity: O(length of the texts). They are made anew on each read.
  public var recordedCalls: [RecordedCall] { calls.map(\.erased) }

  /// Forgets the calls and keeps the answers.
  ///
  /// A sequence goes on where it was.
  public func clearCalls() { change { $0.clearCalls() } }

  /// Forgets the answers and keeps the calls.
  ///
  /// A call that is being answered at the same moment may still get one of them.
  public func clearAnswers() { change { $0.clearAnswers() } }

  /// Forgets calls and answers: the piece is as new.
  public func reset() { change { $0.reset() } }
}

extension Stub: ContainerResident {
  package var identity: ObjectIdentifier? { ObjectIdentifier(self) }

  package func moveIn(sink: (any IssueSink)?) {
    // A container without a sink has nothing to offer that is better than the one before.
    guard let sink else { return }
    self.sink.withLock { $0 = sink }
  }

  package func containerDidReset() { reset() }
}
