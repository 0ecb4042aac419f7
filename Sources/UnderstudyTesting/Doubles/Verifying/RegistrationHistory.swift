import Understudy

/// The registrations that a test has made for a container: those that hold, and those that later ones replaced.
struct RegistrationHistory {
  /// The last one of each key, in the order in which they were made.
  let current: [RegistrationUsage]
  /// The others, in the order in which they were made.
  let replaced: [RegistrationUsage]

  /// - Complexity: O(n) in their number.
  init(_ marks: [RegistrationUsage]) {
    var later = Set<Key>(minimumCapacity: marks.count)
    var (current, replaced): ([RegistrationUsage], [RegistrationUsage]) = ([], [])
    for mark in marks.reversed() {
      if later.insert(mark.key).inserted { current.append(mark) } else { replaced.append(mark) }
    }
    self.current = current.reversed()
    self.replaced = replaced.reversed()
  }
}

extension Container {
  /// What its test has registered here, and before that by the traits around this one: their containers lend it
  /// registrations and instances.
  var history: RegistrationHistory {
    guard let overrides else { return RegistrationHistory([]) }
    let layers = (host as? TestScope)?.overrides.current.layers.map(\.overrides) ?? []
    let around = layers.firstIndex { $0 === overrides }.map { layers[..<$0] } ?? []
    return RegistrationHistory(around.flatMap(\.marks) + overrides.marks)
  }
}
