/// What a registration wants done with its instance when the container closes.
struct Cleanup: Sendable {
  let limit: Duration
  let run: @Sendable (InstanceRecord) async throws -> Void
}

/// An instance that waits for its clean-up. Those of a container stand in order of construction.
struct Constructed: Sendable {
  let instance: InstanceRecord
  let cleanup: Cleanup
  let site: ShortSite
}
