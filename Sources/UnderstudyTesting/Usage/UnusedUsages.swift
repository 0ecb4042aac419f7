import Understudy

/// The registrations and doubles of a test that nothing has used, without those that serve its whole
/// suite.
struct UnusedUsages {
  private(set) var overrides: [UsageRecord.UnusedKey] = []
  private(set) var doubles: [UsageRecord.UnusedDouble] = []

  init(of scope: TestScope, _ usage: ScopeUsage.State) {
    let containers = scope.containers
    var seen: Set<ObjectIdentifier> = []
    for layer in usage.layers where seen.insert(ObjectIdentifier(layer.overrides)).inserted {
      let container = containers.first { $0.identity == layer.container }
      let isOfSuite = layer.origin == .suite && scope.extent == .test
      add(layer.overrides, isOfSuite: isOfSuite) { key in
        if let container { return container.attachedDouble(for: key)?.nameIfUncalled }
        return usage.uncalled[.init(key: key, container: layer.container)]
      }
    }
    // Those that the test's own code has made and filled.
    for container in containers {
      guard let overrides = container.overrides,
        seen.insert(ObjectIdentifier(overrides)).inserted
      else { continue }
      add(overrides, isOfSuite: false) { container.attachedDouble(for: $0)?.nameIfUncalled }
    }
  }

  /// - Parameters:
  ///   - isOfSuite: whether a closure that serves a suite has filled the container.
  ///   - uncalled: returns the name of the double under a key if nothing has called it.
  private mutating func add(
    _ registrations: OverrideUsage,
    isOfSuite: Bool,
    uncalled: (Key) -> String?
  ) {
    // In most tests all are used, and then no groups have to be made.
    guard registrations.marks.contains(where: \.isUnused) else { return }
    let marks = registrations.resolvedMarks
    let own = isOfSuite ? marks.filter { !$0.isFromClosure } : marks
    for unused in UnusedOverride.all(among: own) {
      let site = unused.site.escaped
      for key in unused.keys { overrides.append(.init(key: KeyName.of(key).text, site: site)) }
      for (name, key) in Self.doubles(under: unused.keys, uncalled) {
        doubles.append(.init(double: EscapedText(name), key: KeyName.of(key).text, site: site))
      }
    }
  }

  /// Returns each double once: under the type that it stands for rather than under its own, if it is
  /// registered under both.
  private static func doubles(
    under keys: [Key],
    _ uncalled: (Key) -> String?
  ) -> [(name: String, key: Key)] {
    var found: [(name: String, key: Key)] = []
    for key in keys {
      guard let name = uncalled(key) else { continue }
      if let index = found.firstIndex(where: { $0.name == name }) {
        if "\(found[index].key)" == name { found[index].key = key }
      } else {
        found.append((name, key))
      }
    }
    return found
  }
}
