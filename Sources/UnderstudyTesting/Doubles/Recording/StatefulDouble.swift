/// A double with state besides its members that a container's snapshot restores with them.
protocol StatefulDouble: RestoringDouble {
  /// Returns a closure that restores the current state.
  func stateRestorer() -> @Sendable () -> Void
}
