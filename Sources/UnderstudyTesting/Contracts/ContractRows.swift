import Understudy

/// The choice of the implementations that a contract is tested with, as a value.
struct ContractRows: Equatable {
  /// One registration of a container that was searched.
  struct Candidate: Hashable {
    let key: Key
    let site: SourceSite
    let isLive: Bool
  }

  struct Row: Hashable {
    let candidate: Candidate
    /// The index of its container.
    let origin: Int
  }

  let tested: [Row]
  /// Those that are live, unless they are included.
  let leftOut: [Row]

  /// Chooses all registrations of a type, named or not, in the order of the containers and of the
  /// registrations.
  ///
  /// - Parameter origins: the registrations of each container, ancestors last: of several with one
  ///   key, the first counts.
  init(_ origins: [[Candidate]], of type: any Any.Type, includingLive: Bool) {
    let rows = origins.enumerated().flatMap { origin, candidates in
      var seen: Set<Key> = []
      return
        candidates
        .filter { $0.key.isFor(type) && seen.insert($0.key).inserted }
        .map { Row(candidate: $0, origin: origin) }
    }
    tested = rows.filter { includingLive || !$0.candidate.isLive }
    leftOut = rows.filter { !includingLive && $0.candidate.isLive }
  }

  /// Returns the names of the containers in descriptions: `nil` for a single one. Equal names are
  /// numbered.
  static func names(of labels: [String?]) -> [String?] {
    guard labels.count > 1 else { return labels.map { _ in nil } }
    let names = labels.map { $0.map { "\"\($0)\"" } ?? "a container" }
    return names.enumerated().map { index, name in
      guard names.count(where: { $0 == name }) > 1 else { return name }
      return "\(name) (\(names[...index].count { $0 == name }))"
    }
  }
}

extension ContractRows.Candidate {
  /// The description of the implementation: the key, the container, and the line of registration.
  func description(in container: String?) -> String {
    let place = container.map { " in \($0)" } ?? ""
    let file = site.fileID.split(separator: "/").last ?? ""
    return "\(key)\(place), \(file):\(site.line)" + (isLive ? ", live" : "")
  }
}

extension Container {
  /// The registrations that count here, in order, those of ancestors last. Declared values of typed
  /// keys are not registered.
  var contractCandidates: [ContractRows.Candidate] {
    lineage.flatMap { $0.inspect().own }.filter { !$0.isDeclared }
      .map { ContractRows.Candidate(key: $0.key, site: $0.site, isLive: $0.isLive) }
  }
}
