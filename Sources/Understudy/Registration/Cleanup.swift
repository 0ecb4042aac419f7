/// What a registration wants done with its instance when the container closes.
struct Cleanup: Sendable {
  let limit: Duration
  /// What the instance needs by its own nature, after whatever a user wants done.
  let inherent: (@Sendable (InstanceRecord) async -> Void)?
  let run: @Sendable (InstanceRecord) async throws -> Void
  /// Whether dropping the instance without it leaves something undone.
  let isDue: @Sendable (InstanceRecord) -> Bool

  init(
    limit: Duration,
    inherent: (@Sendable (InstanceRecord) async -> Void)? = nil,
    run: @escaping @Sendable (InstanceRecord) async throws -> Void,
    isDue: @escaping @Sendable (InstanceRecord) -> Bool = { _ in true }
  ) {
    self.limit = limit
    self.inherent = inherent
    self.run = run
    self.isDue = isDue
  }
}

/// An instance that waits for its clean-up. Those of a container stand in order of construction.
struct Constructed: Sendable {
  let instance: InstanceRecord
  let cleanup: Cleanup
  let site: ShortSite
}
