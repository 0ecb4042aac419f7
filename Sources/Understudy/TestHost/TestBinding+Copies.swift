/// Decides what forks, children and dry runs of a test's container start with.
extension TestBinding {
  /// The rules of a dry run: still those of a test, so that the values for tests count, without
  /// issues.
  var rulesOfDryRun: MockRules { rules?.quiet ?? .permissive }

  /// Lets a child of a closed container fall back to what its parent leaves. It has no
  /// registrations of its own.
  func leaveFallback(in core: inout ContainerCore) {
    guard host != nil else { return }
    core.extras.made.testState.fallback = ClosedContainerFallback(registrations: .init())
  }
}

extension Container {
  /// Prepares the state of a fork of this container that belongs to a test.
  ///
  /// - Parameter rules: the rules that the fork follows.
  func prepareForTest(_ core: inout ContainerCore, following rules: MockRules?) {
    if rules?.guards(nothingMoreThan: self.rules) == false { core.freshness.checkInherited() }
    if !isOfTest { core.extras.made.testState.noteTakenOver() }
    core.dropProvided(where: \.isDroppedInTests)
  }
}
