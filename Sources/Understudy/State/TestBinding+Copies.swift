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
  /// Takes what the toolkit has stored for the container that this one was forked from.
  func takeSettings(of origin: Container) {
    guard test?.host != nil, let settings = origin.knownOverrides?.settings else { return }
    overrideUsage.settings = settings
  }

  /// Prepares the state of a fork of this container that belongs to a test.
  func prepare(_ core: inout ContainerCore, for test: TestBinding) {
    if test !== self.test, test.rules?.guards(nothingMoreThan: rules) == false {
      core.freshness.checkInherited()
    }
    if !isOfTest { core.extras.made.testState.noteTakenOver() }
    core.dropProvided(where: \.isDroppedInTests)
  }
}
