import Understudy

protocol HouseClock: Sendable {
  var hour: Int { get }
}

struct FixedClock: HouseClock {
  var hour = 20
}

protocol SeatMap: AnyObject, Sendable {
  var title: String { get }
}

final class Stalls: SeatMap {
  let title: String
  init(_ title: String = "stalls") { self.title = title }
}

/// Counts what was made, on the main actor.
@MainActor final class Tally {
  var count = 0
  nonisolated init() {}
}

extension ScopeKind {
  static let visit: ScopeKind = "visit"
}

extension Dependencies {
  var houseClock: Dependency<any HouseClock> { Dependency(default: { FixedClock(hour: 19) }) }
}

extension Container {
  /// One with a seat map of that title.
  static func hall(_ title: String) -> Container {
    let container = Container(label: title)
    container.register((any SeatMap).self) { Stalls(title) }
    return container
  }
}
