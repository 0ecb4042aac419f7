import Understudy

/// The registrations that a test has made for a container: those that hold, and those that later ones replaced.
struct RegistrationHistory {
  /// The last one of each key, in the order in which they were made.
  private(set) var current: [RegistrationUsage]
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

  /// Leaves out registrations that were removed, or replaced by what is no test's, such as the set-up of a suite.
  func holding(in container: Container) -> RegistrationHistory {
    var history = self
    history.current.removeAll { container.usage(of: $0.key) !== $0 }
    return history
  }
}

extension Container {
  /// What its test has registered here, and before that by the traits around this one: their containers lend it
  /// registrations and instances.
  var history: RegistrationHistory { RegistrationHistory(marksOfTest).holding(in: self) }

  /// Whether a registration of its test was replaced by a later one.
  var hasReplacements: Bool { !RegistrationHistory(marksOfTest).replaced.isEmpty }

  /// Whether it is that of a trait, and not of a block.
  var isOfTrait: Bool {
    (host as? TestScope)?.overrides.current.known.contains { $0.overrides === overrides } == true
  }

  private var marksOfTest: [RegistrationUsage] {
    guard let overrides else { return [] }
    let layers = (host as? TestScope)?.overrides.current.known ?? []
    var path = [overrides]
    while let around = layers.first(where: { $0.overrides === path.last })?.around {
      path.append(around)
    }
    return path.reversed().flatMap(\.marks)
  }
}
