import Understudy

/// What became of the objects of a test that has ended.
struct LeakVerdict {
  /// An object that a factory has built, and what was found of it.
  struct Finding {
    let id: ObjectIdentifier
    let type: String
    let birth: Birth
    /// Where an unrelated container had it before.
    var earlier: (birth: Birth, test: String)?
  }

  enum Fate: Equatable {
    /// Something keeps it that may: a snapshot, a sharing fork, XCTest's test case object.
    case kept
    case allowed
    case left
  }

  /// What is still alive, in the order in which it was built, objects of one registration together.
  private(set) var left: [(first: Finding, count: Int)] = []
  /// What two containers have given, in order.
  private(set) var shared: [Finding] = []

  init(
    alive: [Finding],
    seenAgain: [Finding],
    kept: Set<ObjectIdentifier>,
    allowed: Set<Key>
  ) {
    shared = seenAgain.filter { !allowed.contains($0.birth.key) }
    // Why it lives is said already.
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
    allowed: Set<Key>
  ) -> Fate {
    if allowed.contains(finding.birth.key) { return .allowed }
    return kept.contains(finding.id) ? .kept : .left
  }

  var isClean: Bool { left.isEmpty && shared.isEmpty }

  private struct Place: Hashable {
    let key: Key
    let type: String
    let registeredAt: SourceSite
    let container: UInt64

    init(_ finding: Finding) {
      key = finding.birth.key
      type = finding.type
      registeredAt = finding.birth.registeredAt
      container = finding.birth.container
    }
  }
}
