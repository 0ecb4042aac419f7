import Understudy

/// The classification of a test's objects after it has ended.
struct LeakVerdict {
  /// An object that a factory has built, and its origin.
  struct Finding {
    let id: ObjectIdentifier
    let type: String
    let origin: InstanceOrigin
    /// The earlier creation in an unrelated container, with its test.
    var earlier: (origin: InstanceOrigin, test: String)?
  }

  /// The objects still alive, in the order in which they were built, those of one registration
  /// together.
  private(set) var left: [(first: Finding, count: Int)] = []
  /// The objects that two containers have returned, in order.
  private(set) var shared: [Finding] = []

  init(alive: [Finding], seenAgain: [Finding], exempt: LeakExemptions) {
    shared = seenAgain.filter { !exempt.allows($0) }
    // The reason these are alive is reported already.
    let explained = Set(seenAgain.map(\.id))
    var places: [Place: Int] = [:]
    for finding in alive where !explained.contains(finding.id) {
      guard !exempt.allows(finding), !exempt.keeps(finding) else { continue }
      if let index = places[Place(finding)] {
        left[index].count += 1
      } else {
        places[Place(finding)] = left.count
        left.append((finding, 1))
      }
    }
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
