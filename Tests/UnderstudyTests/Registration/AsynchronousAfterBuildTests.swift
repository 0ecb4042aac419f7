import TestSupport
import Testing
import Understudy

@Suite(.tags(.rowC6)) struct `Hooks after a build that suspends` {
  let container = Container(label: "app")
  let log = Recorder<String>()

  @Test(arguments: [true, false])
  func `a hook of an asynchronous factory runs before any caller has the instance`(_ isShared: Bool)
    async throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register {
      Registration(Ledger.self, lifetime: isShared ? .singleton : .transient) {
        (_: Resolver) async in
        Ledger()
      }
      .onBuild { resolver, _ in log.add(try resolver.resolve((any Mailer).self).route) }
    }
    _ = try await container.resolve(Ledger.self)
    #expect(log.all == ["old"])
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    _ = try await container.resolve(Ledger.self)
    #expect(log.all == ["old", "new"])
  }

  @Test(arguments: [true, false], [true, false])
  func `a hook that suspends can set up an actor`(_ isShared: Bool, _ suspends: Bool) async throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    let lifetime: Lifetime<Ledger> = isShared ? .singleton : .transient
    container.register {
      (suspends
        ? Registration(Ledger.self, lifetime: lifetime) { (_: Resolver) async in Ledger() }
        : Registration(Ledger.self, lifetime: lifetime) { Ledger() })
        .onBuild { (resolver: Resolver, ledger: Ledger) async throws in
          await ledger.note(try await resolver.resolve((any Mailer).self).route)
        }
    }
    let error = #expect(throws: ContainerError.self) { try now(container) }
    #expect(error?.kind == .requiresAsync)
    #expect(try await container.resolve(Ledger.self).notes == ["smtp"])
  }

  @Test(arguments: [true, false])
  func `a hook that suspends and throws fails the build`(_ isShared: Bool) async throws {
    container.register {
      Registration(Ledger.self, lifetime: isShared ? .singleton : .transient) { Ledger() }
        .onBuild { (_: Resolver, _: Ledger) async throws in
          throw Broken()
        }
    }
    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Ledger.self)
    }
    #expect(error?.underlying is Broken)
  }

  @Test(arguments: [true, false])
  func `resolves of a hook that suspends are dependencies of the instance`(_ isShared: Bool)
    async throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register {
      Registration(Ledger.self, lifetime: isShared ? .singleton : .transient) { Ledger() }
        .onBuild { (resolver: Resolver, ledger: Ledger) async throws in
          await ledger.note(try resolver.now((any Mailer).self).route)
        }
    }
    container.register(Books.self) { (resolver: Resolver) async throws in
      Books(ledger: try await resolver.resolve())
    }
    #expect(try await container.resolve(Books.self).ledger.notes == ["old"])
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try await container.resolve(Books.self).ledger.notes == ["new"])
  }

  @Test func `a crowd of callers gets one instance, whose hook runs once`() async throws {
    let gate = Latch()
    container.register {
      Registration(Ledger.self) { Ledger() }
        .onBuild { (_: Resolver, ledger: Ledger) async in
          await gate.wait()
          await ledger.note("hooked")
        }
    }
    let crowd = Crowd(of: 32)
    let ledgers = try await withThrowingTaskGroup(of: Ledger.self) { group in
      for _ in 0..<32 {
        group.addTask {
          crowd.arrive()
          return try await container.resolve()
        }
      }
      await crowd.assembled()
      gate.open()
      return try await group.reduce(into: [Ledger]()) { $0.append($1) }
    }
    #expect(Set(ledgers.map(ObjectIdentifier.init)).count == 1)
    #expect(await ledgers[0].notes == ["hooked"])
  }

  @Test(arguments: Place.allCases, [true, false])
  func `a main-actor hook runs on the main actor, whatever the factory`(
    _ place: Place,
    _ isShared: Bool
  ) async throws {
    container.register(Seat.self, instance: Seat(number: 5))
    let registration = place.registration(isShared ? .singleton : .transient)
    container.register {
      registration.onBuild(on: MainActor.self) { $1.seat = try $0.resolve(Seat.self).number }
    }
    let error = #expect(throws: ContainerError.self) { try now(Model.self, container) }
    #expect(error?.kind == .requiresAsync)
    let model = try await container.resolve(Model.self)
    #expect(await model.seat == 5)
  }

  @Test(arguments: [true, false])
  func `a hook that suspends runs after a main-actor factory`(_ isShared: Bool) async throws {
    container.register {
      Place.main.registration(isShared ? .singleton : .transient)
        .onBuild { (_: Resolver, model: Model) async in await model.take(7) }
    }
    #expect(try await container.resolve(Model.self).seat == 7)
  }

  private func now(_ container: Container) throws(ContainerError) -> Ledger {
    try container.resolve()
  }

  private func now<Value>(
    _ type: Value.Type,
    _ container: Container
  ) throws(ContainerError) -> Value {
    try container.resolve()
  }
}

// MARK: - Fixtures

private actor Ledger {
  private(set) var notes: [String] = []
  func note(_ text: String) { notes.append(text) }
}
private final class Books: Sendable {
  let ledger: Ledger
  init(ledger: Ledger) { self.ledger = ledger }
}
@MainActor private final class Model {
  var seat = 0
  nonisolated init() {}
  func take(_ seat: Int) { self.seat = seat }
}

enum Place: CaseIterable {
  case anywhere, main, task

  fileprivate func registration(_ lifetime: Lifetime<Model>) -> Registration<Model> {
    switch self {
    case .anywhere: Registration(Model.self, lifetime: lifetime) { Model() }
    case .main: Registration(Model.self, lifetime: lifetime, on: MainActor.self) { _ in Model() }
    case .task: Registration(Model.self, lifetime: lifetime) { (_: Resolver) async in Model() }
    }
  }
}

extension Resolver {
  fileprivate func now<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try resolve(type)
  }
}
