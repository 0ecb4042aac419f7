/// The clean-up of a registration's instance when the container closes.
struct Cleanup: Sendable {
  let limit: Duration
  /// The clean-up that the instance needs by its nature, run after the user's hook.
  let inherent: (@Sendable (InstanceRecord) async -> Void)?
  let run: @Sendable (InstanceRecord) async throws -> Void
  /// Whether dropping the instance without clean-up leaves something undone.
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
