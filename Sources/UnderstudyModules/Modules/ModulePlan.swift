/// In which order modules are configured, or what is wrong with them. A pure value.
///
/// Invariant: `order` has each of the modules once; each comes after those it depends on, and where
/// that leaves a choice, the one that came first in the set comes first.
struct ModulePlan: Sendable {
  struct Node: Sendable {
    let name: Module.Name
    let dependencies: [Module.Name]
  }

  /// What keeps a set from being configured; each names all culprits, by their places in the set.
  enum Defect: Error, Equatable {
    case empty
    /// The places of each name that stands there more than once.
    case duplicates([[Int]])
    case missing([Missing])
    /// Each a path from a module back to itself, that one at both ends.
    case cycles([[Int]])
  }

  struct Missing: Equatable {
    let name: Module.Name
    let neededBy: [Int]
  }

  /// Places in the set.
  let order: [Int]
  /// For each place the places it depends on, each once.
  let dependencies: [[Int]]

  /// - Parameter isInPlace: whether a module that is not in the set can be depended on all the same.
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

  /// As far as it goes: what is on a cycle, or depends on one, is left out.
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

  /// Paths that lead back to where they begin: at least one through each knot of modules.
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
