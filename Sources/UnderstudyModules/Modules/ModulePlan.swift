/// The order in which modules are configured, or a set's defect. A pure value.
///
/// Invariant: `order` has each module once; each comes after its dependencies, and among those free
/// to come next, the first in the set comes first.
struct ModulePlan: Sendable {
  struct Node: Sendable {
    let name: Module.Name
    let dependencies: [Module.Name]
  }

  /// The reason a set cannot be configured, with the positions in the set of all modules concerned.
  enum Defect: Error, Equatable {
    case empty
    /// The positions of each name that occurs more than once.
    case duplicates([[Int]])
    case missing([Missing])
    /// Cycles, each a path from a module back to itself, with that module at both ends.
    case cycles([[Int]])
  }

  struct Missing: Equatable {
    let name: Module.Name
    let neededBy: [Int]
  }

  /// The positions in the set, in the order of configuration.
  let order: [Int]
  /// For each position the positions it depends on, each once.
  let dependencies: [[Int]]

  /// - Parameter isInPlace: whether a module outside the set can be depended on.
  /// - Complexity: O(n² + dependencies)
  init(_ nodes: [Node], isInPlace: (Module.Name) -> Bool = { _ in false }) throws(Defect) {
    if nodes.isEmpty { throw .empty }
    let places = Self.places(of: nodes)
    let duplicates = places.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    if !duplicates.isEmpty { throw .duplicates(duplicates) }
    try Self.refuseMissing(nodes, places, isInPlace)
    dependencies = nodes.map { node in
      var seen: Set<Int> = []
      return node.dependencies.compactMap { places[$0]?.first }.filter { seen.insert($0).inserted }
    }
    order = Self.order(dependencies)
    guard order.count == nodes.count else {
      throw .cycles(Self.cycles(dependencies, among: Set(nodes.indices).subtracting(order)))
    }
  }

  private static func places(of nodes: [Node]) -> [Module.Name: [Int]] {
    var places: [Module.Name: [Int]] = [:]
    for (place, node) in nodes.enumerated() { places[node.name, default: []].append(place) }
    return places
  }

  private static func refuseMissing(
    _ nodes: [Node],
    _ places: [Module.Name: [Int]],
    _ isInPlace: (Module.Name) -> Bool
  ) throws(Defect) {
    var needers: [Module.Name: [Int]] = [:]
    var names: [Module.Name] = []
    for (place, node) in nodes.enumerated() where !isInPlace(node.name) {
      for name in node.dependencies where places[name] == nil && !isInPlace(name) {
        if needers[name] == nil { names.append(name) }
        if needers[name]?.last != place { needers[name, default: []].append(place) }
      }
    }
    guard names.isEmpty else {
      throw .missing(names.map { Missing(name: $0, neededBy: needers[$0] ?? []) })
    }
  }

  /// Returns the order as far as it is possible: modules on a cycle, or that depend on one, are
  /// left out.
  private static func order(_ dependencies: [[Int]]) -> [Int] {
    var order: [Int] = []
    var isDone = Array(repeating: false, count: dependencies.count)
    while let next = dependencies.indices.first(where: { place in
      !isDone[place] && dependencies[place].allSatisfy { isDone[$0] }
    }) {
      isDone[next] = true
      order.append(next)
    }
    return order
  }

  /// Returns paths that lead back to their start: at least one through each group of entangled
  /// modules.
  private static func cycles(_ dependencies: [[Int]], among rest: Set<Int>) -> [[Int]] {
    var cycles: [[Int]] = []
    var isDone: Set<Int> = []
    for start in rest.sorted() {
      var path: [(place: Int, next: Int)] = isDone.contains(start) ? [] : [(start, 0)]
      while let (place, next) = path.last {
        guard next < dependencies[place].count else {
          isDone.insert(place)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let dependency = dependencies[place][next]
        if let first = path.firstIndex(where: { $0.place == dependency }) {
          cycles.append(path[first...].map(\.place) + [dependency])
        } else if rest.contains(dependency), !isDone.contains(dependency) {
          path.append((dependency, 0))
        }
      }
    }
    return cycles
  }
}
