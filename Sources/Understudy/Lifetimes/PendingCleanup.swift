/// An instance that waits for its clean-up. Those of a container are in order of construction.
struct PendingCleanup: Sendable {
  let instance: InstanceRecord
  let cleanup: Cleanup
  let site: ShortSite
}
