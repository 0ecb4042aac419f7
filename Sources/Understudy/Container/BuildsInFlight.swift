/// The builds of a container that are at work, by key.
///
/// They are few, most of them in one chain, and the newest is the one that ends first: a row is
/// searched from its end. Where they are many, as when tasks build side by side, a dictionary takes
/// over until none is left.
///
/// Invariant: one of the two is empty, and no key stands twice.
struct BuildsInFlight: Sendable {
  private static let most = 24

  private var few: [Build] = []
  private var many: [Key: Build] = [:]

  var isEmpty: Bool { few.isEmpty && many.isEmpty }

  /// In no particular order.
  var all: [Build] { few + many.values }

  subscript(key: Key) -> Build? {
    if few.isEmpty { return many.isEmpty ? nil : many[key] }
    return place(of: key).map { few[$0] }
  }

  /// Adds one whose key is not there.
  mutating func add(_ build: Build) {
    if many.isEmpty, few.count < Self.most { return few.append(build) }
    for build in few { many[build.key] = build }
    few = []
    many[build.key] = build
  }

  @discardableResult
  mutating func remove(_ key: Key) -> Build? {
    if few.isEmpty { return many.isEmpty ? nil : many.removeValue(forKey: key) }
    return place(of: key).map { few.remove(at: $0) }
  }

  private func place(of key: Key) -> Int? {
    few.lastIndex { $0.key.bits == key.bits && $0.key == key }
  }
}
