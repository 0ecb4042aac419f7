import Season
import SeasonModel
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudyModules

/// A container with the whole season, and a log of what is built in it.
struct House {
  let log: BuildLog
  let container: Container
  private let registrations: [String: any PartRegistration]

  /// - Parameter order: in which single parts are registered; `nil`: module by module.
  init(order: [Int]? = nil) throws {
    let log = BuildLog()
    let parts = seasonRegistrations(log)
    container = Container(label: "season")
    if let order {
      for place in order { try container.extend { [parts[place]] } }
    } else {
      try container.configure(season(log))
    }
    self.log = log
    registrations = Dictionary(uniqueKeysWithValues: parts.map { ($0.key.description, $0) })
  }

  subscript(key: String) -> any PartRegistration { registrations[key]! }

  /// How often each part was built.
  var builds: [String: Int] {
    log.stamps.reduce(into: [:]) { $0[$1.part, default: 0] += 1 }
  }

  /// Asks for a part, now.
  @discardableResult
  func part(_ key: String, in container: Container) throws -> any Part {
    try self[key].part(in: container)
  }

  /// Audits the container; however long that takes beside all other tests.
  func audit(roots: [String] = []) async throws -> ContainerAudit {
    try await container.audit(roots: roots.map { self[$0].key }, limit: .seconds(600))
  }

  /// Asks for parts, in this order; who has the instances holds what is shared.
  ///
  /// - Parameter evening: is asked for what lives in one; without one such parts are left out.
  func parts(
    _ keys: [String] = seasonGraph.keys,
    in container: Container? = nil,
    on evening: Container? = nil
  ) async throws -> [String: any Part] {
    var parts: [String: any Part] = [:]
    for key in keys {
      let isScoped = seasonGraph[key]?.lifetime == .scoped
      guard let stage = isScoped ? evening : container ?? self.container else { continue }
      parts[key] = try await self[key].part(in: stage)
    }
    return parts
  }
}

extension [String: any Part] {
  /// Who is who, of those that are handed out again.
  var identities: [String: Stamp] {
    filter { seasonGraph[$0.key]?.isShared == true }.mapValues(\.stamp)
  }
}

/// The keys of parts that differ.
func differences(_ left: [String: Stamp], _ right: [String: Stamp]) -> Set<String> {
  Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }
}
