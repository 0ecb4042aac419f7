import Understudy

final class Till: Sendable {}

/// Outlives every method, as a static would, but is one test's own.
final class Attic: Sendable {
  private let things = Lock<[any Sendable]>([])
  var tills: [Till] { things.withLock { $0.compactMap { $0 as? Till } } }
  func keep(_ thing: (any Sendable)?) {
    guard let thing else { return }
    things.withLock { $0.append(thing) }
  }
}
