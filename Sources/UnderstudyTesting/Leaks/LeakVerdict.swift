import Understudy

/// The classification of a test's objects after it has ended.
struct LeakVerdict {
  /// An object that a factory has built, and its classification.
  struct Finding {
    let id: ObjectIdentifier
    let type: String
    let origin: InstanceOrigin
    /// The earlier creation in an unrelated container, with its test.
    var earlier: (origin: InstanceOrigin, test: String)?
  }

  enum Fate: Equatable {
    /// Something keeps it that may: a snapshot, a sharing fork, XCTest's test case object.
    case kept
    case allowed
    case left
  }

  /// The objects still alive, in the order in which they were built, those of one registration
  /// together.
  private(set) var left: [(first: Finding, count: Int)] = []
  /// The objects that two containers have returned, in order.
  private(set) var shared: [Finding] = []

  init(
    alive: [Finding],
    seenAgain: [Finding],
    kept: Set<ObjectIdentifier>,
    allowed: Set<ObjectIdentifier>
  ) {
    shared = seenAgain.filter { !allowed.contains(ObjectIdentifier($0.origin.key.type)) }
    // The reason these are alive is reported already.
    let explained = Set(seenAgain.map(\.id))
    var places: [Place: Int] = [:]
    for finding in alive where !explained.contains(finding.id) {
      guard Self.fate(of: finding, kept: kept, allowed: allowed) == .left else { continue }
      if let index = places[Place(finding)] {
        left[index].count += 1
      } else {
        places[Place(finding)] = left.count
        left.append((finding, 1))
      }
    }
  }

  static func fate(
    of finding: Finding,
    kept: Set<ObjectIdentifier>,
    allowed: Set<ObjectIdentifier>
  ) -> Fate {
    if allowed.contains(ObjectIdentifier(finding.origin.key.type)) { return .allowed }
    return kept.contains(finding.id) ? .kept : .left
  }

  var isClean: Bool { left.isEmpty && shared.isEmpty }

  private struct Place: Hashable {
    let key: Key
    let type: String
    let registeredAt: SourceSite
    let container: UInt64

    init(_ finding: Finding) {
      key = finding.origin.key
      type = finding.type
      registeredAt = finding.origin.registeredAt
      container = finding.origin.container
    }
  }
}
