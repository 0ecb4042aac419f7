import Testing

@testable import Understudy

/// Each sharing fork knows what its origin had registered and built.
@Suite struct `The origin that sharing forks get` {
  private let origin = Container(label: "origin")

  init() throws {
    origin.register(Seat.self) { Seat() }
    origin.register(Hall.self) { Hall() }
    _ = try origin.resolve(Seat.self)
  }

  private func forkOrigin(of container: Container) -> ForkOrigin? {
    container.fork(sharing: .builtInstances).withCore { $0.freshness.origin }
  }

  @Test func `stays the same while nothing changes`() throws {
    let first = try #require(forkOrigin(of: origin))
    _ = try origin.resolve(Seat.self)
    #expect(forkOrigin(of: origin) === first)
  }

  @Test(arguments: ChangeOfOrigin.allCases)
  fileprivate func `changes with the registrations`(change: ChangeOfOrigin) throws {
    let first = try #require(forkOrigin(of: origin))
    try change.happen(in: origin)
    #expect(forkOrigin(of: origin) !== first)
  }

  @Test func `lists what is registered and built at that moment`() throws {
    let key = Key(Hall.self)
    let id = origin.id
    let before = try #require(forkOrigin(of: origin)?.find(key, in: id))
    #expect(before.instance == nil)

    _ = try origin.resolve(Hall.self)
    let built = try #require(forkOrigin(of: origin)?.find(key, in: id))
    #expect(built.instance != nil)
    #expect(built.registration == before.registration)

    origin.register(Hall.self) { Hall() }
    let after = try #require(forkOrigin(of: origin)?.find(key, in: id))
    #expect(after.instance == nil)
    #expect(after.registration > before.registration)
  }

  @Test func `keeps no instance that a change drops`() throws {
    weak let old = try origin.resolve(Hall.self)
    #expect(forkOrigin(of: origin) != nil)
    #expect(old != nil)

    origin.register(Hall.self) { Hall() }
    #expect(old == nil)
  }

  @Test func `keeps no instance that is found to be stale`() throws {
    let fork = origin.fork(sharing: .builtInstances)
    fork.register(Desk.self) { try Desk(hall: $0.resolve()) }
    weak let old = try fork.resolve(Desk.self)
    fork.register(Hall.self) { Hall() }
    // It is checked when it is asked for.
    #expect(forkOrigin(of: fork) != nil)
    #expect(old != nil)

    fork.change { core, retired in core.drop(Key(Desk.self), retired: &retired) }
    #expect(old == nil)
  }
}

// MARK: - Fixtures

private enum ChangeOfOrigin: CaseIterable {
  case registering, registeringAgain, unregistering, building, resetting, restoring

  func happen(in container: Container) throws {
    switch self {
    case .registering: container.register(Desk.self) { Desk(hall: Hall()) }
    case .registeringAgain: container.register(Hall.self) { Hall() }
    case .unregistering: container.unregister(Hall.self)
    case .building: _ = try container.resolve(Hall.self)
    case .resetting:
      container.reset(.instances)
      _ = try container.resolve(Seat.self)
    case .restoring: try container.restore(container.snapshot())
    }
  }
}

private final class Desk: Sendable {
  let hall: Hall
  init(hall: Hall) { self.hall = hall }
}
