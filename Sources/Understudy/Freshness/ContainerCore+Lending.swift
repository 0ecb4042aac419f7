/// Decides whether a pool that another container has built would lease the same here.
extension ContainerCore {
  /// Whether a pool that another container has built would lease the same here as one built here.
  func lendsSame(_ source: PoolDependencies) -> Bool {
    if source.container == id || source.known != nil { return true }
    // It is unknown what its elements will be made from, so nothing may be different.
    return parent == nil
      && freshness.origin?.had(registrations.layers, in: source.container) == true
  }
}
