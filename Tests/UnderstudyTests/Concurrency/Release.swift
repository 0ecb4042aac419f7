import TestSupport
import Testing
import UnderstudyModules

@testable import Understudy

/// What lets go of the last reference to an object.
enum Release: CaseIterable, Sendable {
  case replacing, unregistering, resetting, resettingOne, resettingEverything, restoring, closing
  case forkEnding, sharingForkEnding, forkClosing, childClosing, scopeEnding, snapshotEnding
  case graphEnding, transient, weakOfBuilt, weakOfRegistered
  case replacedParent, registeredInstance, capturedByFactory
  case cleanedUp, keptBuild, configuredModules, pool, outdatedLoan, hook, observer

  /// What an object is told that asks whoever has let go of it; where that is freed, its origin.
  var answer: String {
    switch self {
    case .closing, .forkClosing, .childClosing, .scopeEnding: "containerClosed"
    default: "Main"
    }
  }
}

extension Release {
  func perform(in container: Container, _ house: Manor) async throws {
    switch self {
    case .replacing, .unregistering, .resetting, .resettingOne, .resettingEverything, .restoring,
      .closing:
      try await dropBuilt(in: container, house)
    case .forkEnding, .sharingForkEnding, .forkClosing, .childClosing, .scopeEnding,
      .snapshotEnding:
      try await endOther(of: container, house)
    case .graphEnding, .transient, .weakOfBuilt, .weakOfRegistered:
      try dropUnkept(in: container, house)
    case .replacedParent, .registeredInstance, .capturedByFactory:
      try dropRegistered(in: container, house)
    case .cleanedUp, .keptBuild, .configuredModules, .pool, .outdatedLoan, .hook,
      .observer:
      try await dropRare(in: container, house)
    }
  }

  private func dropBuilt(in container: Container, _ house: Manor) async throws {
    let before = container.snapshot()
    container.register(Phantom.self) { Phantom(in: house) }
    _ = try container.now(Phantom.self)
    switch self {
    case .replacing: container.register(Phantom.self) { Phantom(in: nil) }
    case .unregistering: container.unregister(Phantom.self)
    case .resetting: container.reset()
    case .resettingOne: container.reset(only: Phantom.self)
    case .resettingEverything: container.reset(.everything, keeping: [Key(Hall.self)])
    case .restoring: try container.restore(before)
    default: await container.close()
    }
  }

  private func endOther(of container: Container, _ house: Manor) async throws {
    switch self {
    case .forkEnding:
      let fork = container.fork()
      house.watch(fork)
      fork.register(Phantom.self) { Phantom(in: house) }
      _ = try fork.now(Phantom.self)
    case .sharingForkEnding:
      container.register(Phantom.self) { Phantom(in: house) }
      _ = try container.now(Phantom.self)
      let fork = container.fork(sharing: .builtInstances)
      house.watch(fork)
      container.reset(.everything, keeping: [Key(Hall.self)])
      #expect(house.ended.count == 0)
      withExtendedLifetime(fork) {}
    case .forkClosing:
      let fork = container.fork()
      fork.register(Phantom.self) { Phantom(in: house) }
      try await close(fork, house)
    case .childClosing:
      let child = Container(label: "child", parent: container)
      child.register(Phantom.self) { Phantom(in: house) }
      try await close(child, house)
    case .scopeEnding:
      container.register(Phantom.self, lifetime: .scoped("show")) { Phantom(in: house) }
      try await close(try container.openScope("show", id: 1), house)
    default:
      container.register(Phantom.self) { Phantom(in: house) }
      _ = try container.now(Phantom.self)
      let snapshot = container.snapshot()
      container.reset(.everything, keeping: [Key(Hall.self)])
      container.register(Seat.self) { Seat() }
      withExtendedLifetime(snapshot) {}
    }
  }

  /// Lets a ghost end that asks the very container that closes.
  private func close(_ other: Container, _ house: Manor) async throws {
    _ = try other.now(Phantom.self)
    house.watch(other)
    house.container.withLock { $0 = other }
    await other.close()
  }

  private func dropUnkept(in container: Container, _ house: Manor) throws {
    switch self {
    case .graphEnding:
      container.register(Wall.self, lifetime: .graph) { Wall() }
      // Asks back, into the graph that lets go of it, which has a lock of its own.
      house.askElsewhere()
      container.register(Phantom.self, lifetime: .graph) {
        Phantom(in: house, behind: try $0.resolve(Lazy<Wall>.self))
      }
      container.register(Seat.self, lifetime: .transient) {
        _ = try $0.resolve(Phantom.self)
        return Seat()
      }
      _ = try container.now(Seat.self)
    case .transient:
      container.register(Phantom.self, lifetime: .transient) { Phantom(in: house) }
      _ = try container.now(Phantom.self)
    case .weakOfBuilt:
      // Another instance of the container is its only other holder, and goes in the same change.
      container.register(Phantom.self, lifetime: .weak) { Phantom(in: house) }
      container.register(Curse.self) { Curse(ghost: try $0.resolve(Phantom.self)) }
      _ = try container.now(Curse.self)
      container.register(Phantom.self, lifetime: .weak) { Phantom(in: nil) }
    default:
      // The same with a registration.
      container.register(Phantom.self, lifetime: .weak) { Phantom(in: house) }
      container.register(Curse.self, instance: Curse(ghost: try container.now(Phantom.self)))
      container.reset(.everything, keeping: [Key(Phantom.self), Key(Hall.self)])
    }
  }

  private func dropRegistered(in container: Container, _ house: Manor) throws {
    switch self {
    case .registeredInstance:
      container.register(Phantom.self, instance: Phantom(in: house))
      container.register(Phantom.self, instance: Phantom(in: nil))
    case .capturedByFactory:
      container.register(Seat.self, factory: Phantom.numbering(in: house))
      container.register(Seat.self) { Seat() }
    default:
      // A child looks for the key while its parent registers it again and again.
      let child = Container(parent: container)
      child.register(Int.self) { resolver in try resolver.resolve(Seat.self).number }
      house.container.withLock { $0 = child }
      // Either thread may have the lock while a ghost ends on the other.
      house.askElsewhere()
      child.register(Hall.self) { Hall() }
      onThreads(2) { thread in
        for _ in 0..<400 {
          if thread == 0 {
            let ghost = Phantom(in: house)
            container.register(Seat.self) { Seat(number: ghost.number) }
          } else {
            _ = try? child.now(Int.self)
            _ = child.fork(sharing: .builtInstances)
          }
        }
      }
    }
  }

  private func dropRare(in container: Container, _ house: Manor) async throws {
    switch self {
    case .cleanedUp:
      // Replaced, they wait for their hooks alone.
      for _ in 0..<3 {
        container.register { Registration(Phantom.self) { Phantom(in: house) }.onClose { _ in } }
        _ = try container.now(Phantom.self)
      }
      container.register(Phantom.self) { Phantom(in: nil) }
      await container.close()
    case .keptBuild:
      let (isRunning, mayReturn) = (Latch(), Latch())
      container.register(Office.self) {
        isRunning.open()
        mayReturn.block()
        return Office(printing: Printing(mailer: SMTPMailer(host: "")))
      }
      container.register(Phantom.self, instance: Phantom(in: house))
      let office = thread { _ = try container.resolve(Office.self) }
      isRunning.block()
      container.reset(.everything, keeping: [Key(Office.self), Key(Hall.self)])
      mayReturn.open()
      try await office.value
    case .configuredModules:
      _ = try await container.configure(
        ModuleSet {
          Module("haunted", importance: .optional) { _ in throw Curse(ghost: Phantom(in: house)) }
        }
      )
      container.reset(.everything, keeping: [Key(Hall.self)])
    case .pool:
      container.register {
        Registration(pooling: Phantom.self, maximum: 1) { _ in Phantom(in: house) }
      }
      let pool = try container.now(Pool<Phantom>.self)
      house.watch(pool, of: container)
      _ = try pool.borrowIfAvailable()
      await container.close()
    case .outdatedLoan:
      container.register(Seat.self) { Seat() }
      container.register {
        Registration(pooling: Phantom.self, maximum: 1) { resolver in
          _ = try resolver.resolve(Seat.self)
          return Phantom(in: house)
        }
      }
      let pool = try container.now(Pool<Phantom>.self)
      house.watch(pool, of: container)
      _ = try pool.borrowIfAvailable()
      container.register(Seat.self) { Seat() }
      #expect(house.ended.count == 0)
      // The idle one was made from the seat that is gone, and is let go of here.
      _ = try pool.borrowIfAvailable()
      #expect(house.ended.count == 1)
    case .hook:
      container.register {
        Registration(Seat.self) { Seat() }
          .onBuild { [numbering = Phantom.numbering(in: house)] _, _ in _ = numbering() }
      }
      _ = try container.now(Seat.self)
      container.register(Seat.self) { Seat() }
    default:
      container.observe { [numbering = Phantom.numbering(in: house)] _ in _ = numbering() }.cancel()
    }
  }
}

private struct Curse: Error {
  let ghost: Phantom
}
