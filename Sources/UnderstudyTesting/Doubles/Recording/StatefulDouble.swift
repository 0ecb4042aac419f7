/// A double with state beside its pieces that a container's snapshot brings back with them.
protocol StatefulDouble: TestDouble {
  /// What goes back to the state of now.
  func stateRestorer() -> @Sendable () -> Void
}
