/// Everything there is in a season, and what needs what: it knows what a container has to do.
public struct SeasonGraph: Hashable, Sendable {
  /// Each after those it depends on.
  public let modules: [SeasonModule]
  /// Each after those it depends on.
  public let parts: [SeasonPart]
  private let indices: [String: Int]

  /// - Parameter parts: each key once.
  public init(modules: [SeasonModule], parts: [SeasonPart]) {
    self.modules = modules
    self.parts = parts
    indices = Dictionary(uniqueKeysWithValues: parts.indices.map { (parts[$0].key, $0) })
  }

  /// The part of a key.
  public subscript(key: String) -> SeasonPart? { indices[key].map { parts[$0] } }

  /// The keys, in their order.
  public var keys: [String] { parts.map(\.key) }

  /// The keys of the parts that answer to a question.
  public func keys(where isWanted: (SeasonPart) -> Bool) -> Set<String> {
    Set(parts.filter(isWanted).map(\.key))
  }

  /// All that a part needs when it is resolved, in the order in which it is first asked for; the part
  /// is the first.
  public func reach(of key: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    func visit(_ key: String) {
      guard seen.insert(key).inserted else { return }
      found.append(key)
      self[key]?.needs.forEach(visit)
    }
    visit(key)
    return found
  }

  /// All that is built anew when a part is registered again; the part is one of them.
  public func dependents(on key: String) -> Set<String> {
    keys { reach(of: $0.key).contains(key) }
  }

  /// The parts that nobody needs.
  public var roots: [String] {
    let needed = Set(parts.flatMap(\.dependencies))
    return keys.filter { !needed.contains($0) }
  }

  /// The keys from a part down to one that needs nothing, where that takes longest.
  public var longestChain: [String] {
    var chains: [String: [String]] = [:]
    for part in parts {
      let below = part.needs.compactMap { chains[$0] }.max { $0.count < $1.count } ?? []
      chains[part.key] = [part.key] + below
    }
    return chains.values.max { $0.count < $1.count } ?? []
  }
}
