import Season
import SeasonModel
import Understudy

/// The season twice: in a container, and as slots that need one another like its parts.
struct SeasonStage: Sendable {
  let container: Container
  /// By their places in the table, as are the rest.
  let registrations: [any PartRegistration]
  let factories: [LazySlots.Factory]
  /// What nobody needs, of that which resolves at once and outside of a scope.
  let roots: [Int]
  /// Has a container resolve each of them.
  private let resolving: [@Sendable (Container) throws(ContainerError) -> Void]
  /// The longest one that starts with a root.
  let chain: [Int]

  init() {
    let graph = seasonGraph
    let places = Dictionary(uniqueKeysWithValues: zip(graph.keys, 0...))
    let isReady = { (key: String) in
      graph[key].map { !$0.isAsynchronous && $0.lifetime != .scoped } == true
    }
    let needed = Set(graph.keys.filter(isReady).flatMap { graph[$0]!.needs })
    roots = graph.keys.filter { isReady($0) && !needed.contains($0) }.map { places[$0]! }
    chain = graph.longestChain.drop { !isReady($0) }.map { places[$0]! }
    factories = graph.parts.map { part in
      let needs = part.needs.map { places[$0]! }
      return { slots in SeasonSlot(needs.map { slots[$0] }) }
    }
    let parts = seasonRegistrations(BuildLog(isKept: false))
    registrations = parts
    resolving = roots.map { parts[$0].resolving }
    container = Container(label: "season")
    container.register { parts.map { $0 as any AnyRegistration } }
  }

  /// Resolves what nobody needs, and so all the rest.
  func resolveAll(in container: Container) {
    for resolve in resolving { try! resolve(container) }
  }

  /// Replaces the end of the longest chain in a fork that shares what is built, and resolves its head.
  func overrideEnd(over base: Container) {
    let fork = base.fork(sharing: .builtInstances)
    fork.register { [registrations[chain.last!] as any AnyRegistration] }
    try! registrations[chain.first!].resolve(in: fork)
  }

  func dependents(on place: Int) -> [Int] {
    let dependents = seasonGraph.dependents(on: seasonGraph.keys[place])
    return seasonGraph.keys.indices.filter { dependents.contains(seasonGraph.keys[$0]) }
  }
}

private final class SeasonSlot: Sendable {
  let needs: [any AnyObject & Sendable]

  init(_ needs: [any AnyObject & Sendable]) { self.needs = needs }
}
