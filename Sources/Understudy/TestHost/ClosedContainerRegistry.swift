/// Keeps track of the closed containers of tests that something still holds, and of what they keep.
///
/// Most are freed at once. The others are held by code that outlives their test, or by themselves:
/// their registrations may hold them again, captured by a factory or by a double with an
/// `@Injected`. From outside the two look alike, so both are kept until there are too many: then
/// the oldest drop what they have kept, and are freed if nothing else holds them.
package enum ClosedContainerRegistry {
  /// The maximum number to keep.
  package static let capacity = 2_048

  private struct Entry {
    weak var container: Container?
  }

  private struct State {
    var entries: [Entry] = []
    var pruneAt = 256
  }

  private static let state = Lock(State())

  /// Adds a container that begins to close.
  static func add(_ container: Container) {
    let alive = state.withLock { state -> [Container] in
      state.entries.append(Entry(container: container))
      guard state.entries.count >= state.pruneAt else { return [] }
      let alive = state.entries.compactMap(\.container)
      state.entries = alive.suffix(capacity).map { Entry(container: $0) }
      state.pruneAt = max(256, state.entries.count + capacity / 8)
      return alive
    }
    // Outside the lock: this loop may have the last reference to one.
    for container in alive.dropLast(capacity) { container.dropRemains() }
  }
}

extension Container {
  /// Drops what it kept for objects that outlive its test.
  package func dropRemains() {
    let fallback = withCore { $0.extras?.testState.fallback.take() }
    withExtendedLifetime(fallback) {}  // released here, outside the lock
  }
}
