import Understudy

@testable import UnderstudyTesting

final class Ticket: Sendable {}

/// Outlives every test, as a static would, but is one test's own.
final class Wardrobe: Sendable {
  private let state = Lock<[any Sendable]>([])
  var count: Int { state.withLock { $0.count } }
  func keep(_ item: any Sendable) { state.withLock { $0.append(item) } }
}

extension InstanceOrigin {
  static func sample(
    key: Key = Key(Ticket.self),
    registration: UInt64 = 7,
    container: UInt64 = 1,
    line: [UInt64] = [],
    builtFor: UInt = 20
  ) -> InstanceOrigin {
    InstanceOrigin(
      key: key,
      registration: registration,
      registeredAt: SourceSite(fileID: "BoxOffice/App.swift", line: 10),
      builtFor: SourceSite(fileID: "BoxOffice/Desk.swift", line: builtFor),
      container: container,
      label: "evening",
      line: line.isEmpty ? [container] : line
    )
  }
}
