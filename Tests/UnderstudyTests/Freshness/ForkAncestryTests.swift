import Testing

@testable import Understudy

/// What the forks of one container are told of where their instances come from.
@Suite struct `The ancestry of sharing forks` {
  private let origin = Container(label: "origin")

  init() throws {
    origin.register(Seat.self) { Seat() }
    origin.register(Hall.self) { Hall() }
    _ = try origin.resolve(Seat.self)
  }

  private func ancestry(of container: Container) -> ForkOrigin? {
    container.fork(sharing: .builtInstances).withCore { $0.ancestry }
  }

  @Test func `stays the same while nothing changes`() throws {
    let first = try #require(ancestry(of: origin))
    _ = try origin.resolve(Seat.self)
    #expect(ancestry(of: origin) === first)
  }

  @Test(arguments: ChangeOfOrigin.allCases)
  fileprivate func `changes with the registrations`(change: ChangeOfOrigin) throws {
    let first = try #require(ancestry(of: origin))
    try change.happen(in: origin)
    #expect(ancestry(of: origin) !== first)
  }

  @Test func `lists what is registered and built at that moment`() throws {
    let key = Key(Hall.self)
    let id = origin.id
    let before = try #require(ancestry(of: origin)?.find(key, in: id))
    #expect(before.instance == nil)

    _ = try origin.resolve(Hall.self)
    let built = try #require(ancestry(of: origin)?.find(key, in: id))
    #expect(built.instance != nil)
    #expect(built.registration == before.registration)

    origin.register(Hall.self) { Hall() }
    let after = try #require(ancestry(of: origin)?.find(key, in: id))
    #expect(after.instance == nil)
    #expect(after.registration > before.registration)
  }

  @Test func `keeps no instance that a change drops`() throws {
    weak let old = try origin.resolve(Hall.self)
    #expect(ancestry(of: origin) != nil)
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
    #expect(ancestry(of: fork) != nil)
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
    case .unregistering: container.unregister(Key(Hall.self))
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
