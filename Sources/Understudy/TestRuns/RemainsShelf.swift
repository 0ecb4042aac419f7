/// Knows the closed containers of tests that something still holds, and what they keep for it.
///
/// Most go at once. Those that stay are held by what outlives their test, or by themselves: their
/// registrations may hold them again, captured by a factory or by a double with an `@Injected`. From
/// outside the two look alike, so both are let be, until there are too many: then the oldest lose
/// what they have kept, and go if nobody else holds them.
package enum RemainsShelf {
  /// How many may stay.
  package static let capacity = 2_048

  private struct Entry {
    weak var container: Container?
  }

  private struct State {
    var entries: [Entry] = []
    var pruneAt = 256
  }

  private static let state = Lock(State())

  /// Notes a container that begins to close.
  static func add(_ container: Container) {
    let alive = state.withLock { state -> [Container] in
      state.entries.append(Entry(container: container))
      guard state.entries.count >= state.pruneAt else { return [] }
      let alive = state.entries.compactMap(\.container)
      state.entries = alive.suffix(capacity).map { Entry(container: $0) }
      state.pruneAt = max(256, state.entries.count + capacity / 8)
      return alive
    }
    // Outside the lock: whoever looks at one may be the last to let go of it.
    for container in alive.dropLast(capacity) { container.dropRemains() }
  }
}

extension Container {
  /// Forgets what it kept for objects that outlive its test.
  package func dropRemains() {
    let remains = withCore { $0.rare?.remains.take() }
    withExtendedLifetime(remains) {}  // released here, outside the lock
  }
}
