/// The parts of a core that few containers have. Each is a value of its own, in the folder of its
/// subject.
///
/// They share one object, made on first use: with a reference for each, making a container would
/// take 8 % more instructions, and forking one 12 %.
final class ContainerExtras: RareState, @unchecked Sendable {  // one thread has the core at a time
  @exclusivity(unchecked) var closing = ClosingState()
  @exclusivity(unchecked) var notes = RegistrationNotes()
  @exclusivity(unchecked) var testState = TestState()
  /// What makes the container a scope, if it is one.
  @exclusivity(unchecked) var scope: ScopeMark?
  /// What factories tell a dry run, if the container is the one that it was begun with.
  @exclusivity(unchecked) var dryRun: DryRunNotes?

  /// The parts that go to a fork; `nil` if there are none.
  ///
  /// - Parameter isClosed: whether the fork is closed from the start.
  func forked(isClosed: Bool) -> ContainerExtras? {
    guard scope != nil || notes.concernsForks || testState.concernsForks(areClosed: isClosed) else {
      return nil
    }
    let copy = ContainerExtras()
    copy.scope = scope
    copy.notes = notes.forked()
    copy.testState = testState.forked(isClosed: isClosed)
    return copy
  }
}
