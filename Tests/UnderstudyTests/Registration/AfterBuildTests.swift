import TestSupport
import Testing
import Understudy

@Suite(.tags(.rowC6)) struct `Hooks after a build` {
  let container = Container(label: "app")
  let log = Recorder<String>()

  @Test(arguments: Kept.allCases)
  func `a hook has the instance before any caller, once a build`(_ kept: Kept) throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register {
      Registration(Desk.self, lifetime: kept.lifetime) { Desk() }.onBuild { resolver, desk in
        let mailer: any Mailer = try resolver.resolve()
        desk.mailer.add(mailer.route)
        log.add("hook")
      }
    }
    let first = try container.resolve(Desk.self)
    #expect(first.mailer.all == ["smtp"])
    let second = try container.resolve(Desk.self)
    #expect((first === second) == kept.isShared)
    #expect(second.mailer.all == ["smtp"])
    #expect(log.all.count == (kept.isShared ? 1 : 2))
  }

  @Test func `several hooks run in order`() throws {
    container.register {
      Registration(Desk.self) { Desk() }
        .onBuild { _, _ in log.add("first") }
        .onBuild { _, _ in log.add("second") }
        .onBuild { _, _ in log.add("third") }
    }
    _ = try container.resolve(Desk.self)
    #expect(log.all == ["first", "second", "third"])
  }

  @Test(arguments: [1, 2])
  func `a hook's resolves are dependencies of the instance`(_ hooks: Int) throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    var desk = Registration(Desk.self) { Desk() }
      .onBuild { $1.mailer.add(try $0.resolve((any Mailer).self).route) }
    if hooks == 2 { desk = desk.onBuild { _, _ in } }
    container.register { desk }
    let old = try container.resolve(Desk.self)
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    let new = try container.resolve(Desk.self)
    #expect(new !== old)
    #expect(new.mailer.all == ["new"])
  }

  @Test func `resolves of a transient's hook are dependencies of the caller's instance`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register {
      Registration(Desk.self, lifetime: .transient) { Desk() }
        .onBuild { $1.mailer.add(try $0.resolve((any Mailer).self).route) }
      Registration(Lobby.self) { Lobby(desk: try $0.resolve()) }
    }
    #expect(try container.resolve(Lobby.self).desk.mailer.all == ["old"])
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Lobby.self).desk.mailer.all == ["new"])
  }

  @Test(arguments: Kept.allCases)
  func `a hook that resolves a dependent of the instance is a cycle with its path`(_ kept: Kept)
    throws
  {
    container.register(Lobby.self) { Lobby(desk: try $0.resolve()) }
    container.register {
      Registration(Desk.self, lifetime: kept.lifetime) { Desk() }
        .onBuild { resolver, _ in _ = try resolver.resolve(Lobby.self) }
    }
    let error = try #require(throws: ContainerError.self) { try container.resolve(Desk.self) }
    #expect(error.kind == .circularDependency)
    #expect(error.path == [Key(Desk.self), Key(Lobby.self), Key(Desk.self)])
  }

  @Test(arguments: Kept.allCases)
  func `a hook that throws fails the build, and the next resolve tries again`(_ kept: Kept) throws {
    let attempts = Counter()
    container.register {
      Registration(Desk.self, lifetime: kept.lifetime) { Desk() }
        .onBuild { _, _ in if attempts.add() == 1 { throw Broken() } }
        .onBuild { _, _ in log.add("after it") }
    }
    let error = try #require(throws: ContainerError.self) { try container.resolve(Desk.self) }
    #expect(error.kind == .factoryFailed)
    #expect(error.underlying as? Broken == Broken())
    #expect(log.all.isEmpty)
    _ = try container.resolve(Desk.self)
    #expect(log.all == ["after it"])
  }

  @Test(arguments: Kept.allCases)
  func `an instance that a hook has refused is freed`(_ kept: Kept) throws {
    weak var refused: Desk?
    let seen = Recorder<@Sendable () -> Desk?>()
    container.register {
      Registration(Desk.self, lifetime: kept.lifetime) { Desk() }.onBuild { _, desk in
        seen.add { [weak desk] in desk }
        throw Broken()
      }
    }
    #expect(throws: ContainerError.self) { try container.resolve(Desk.self) }
    refused = seen.all.first?()
    #expect(seen.all.count == 1)
    #expect(refused == nil)
  }

  @Test func `a hook combines with a clean-up hook and a live mark, in any order`() async throws {
    container.register {
      Registration(Desk.self) { Desk() }
        .onClose(within: .ample) { _ in log.add("closed") }
        .live()
        .onBuild { _, _ in log.add("built") }
    }
    _ = try await container.resolve(Desk.self)
    await container.close()
    #expect(log.all == ["built", "closed"])
  }

  @Test func `a hook of a decorator runs if the decorator is resolved under its name`() throws {
    container.register {
      Registration((any Mailer).self, name: "base") { SMTPMailer(host: "smtp") }
      Registration((any Mailer).self) {
        Decorator(name: "loud", base: try $0.resolve(name: "base"))
      }
      .onBuild {
        log.add("\($1.route) of \(try $0.resolve((any Mailer).self, name: "base").route)")
      }
    }
    _ = try container.resolve((any Mailer).self)
    #expect(log.all == ["loud > smtp of smtp"])
  }

  @Test func `a hook for a ready instance is an issue at the registration's line`() throws {
    let host = IssueCollector()
    let container = Container(label: "app", rules: nil, host: host)
    let line = UInt(#line + 2)
    container.register {
      Registration(Desk.self, instance: Desk()).onBuild { _, _ in log.add("never") }
    }
    _ = try container.resolve(Desk.self)
    #expect(log.all.isEmpty)
    #expect(
      host.issues.map(\.message) == [
        """
        The onBuild hook of Desk will never run: Desk was registered as an instance, not with a \
        factory.
          registered at UnderstudyTests/AfterBuildTests.swift:\(line)
          fix: register a factory, or run the hook's code before registering the instance.
        """
      ]
    )
    #expect(host.issues.map(\.site.line) == [line])
  }

  @Test func `a hook of a scoped instance resolves in the scope`() throws {
    container.register {
      Registration(Desk.self, lifetime: .scoped("day")) { Desk() }
        .onBuild { $1.mailer.add("seat \(try $0.resolve(Seat.self).number)") }
    }
    let scope = try container.openScope("day", id: 1) {
      Registration(Seat.self, instance: Seat(number: 8))
    }
    #expect(try scope.resolve(Desk.self).mailer.all == ["seat 8"])
  }

  @Test func `a hook of a value gets the value`() throws {
    container.register {
      Registration(Seat.self, lifetime: .transient) { Seat(number: 3) }
        .onBuild { log.add("seat \($1.number)") }
    }
    #expect(try container.resolve(Seat.self).number == 3)
    #expect(log.all == ["seat 3"])
  }
}

// MARK: - Fixtures

enum Kept: CaseIterable {
  case singleton, transient, weak, graph

  fileprivate var lifetime: Lifetime<Desk> {
    switch self {
    case .singleton: .singleton
    case .transient: .transient
    case .weak: .weak
    case .graph: .graph
    }
  }
  fileprivate var isShared: Bool { self == .singleton || self == .weak }
}

private final class Desk: Sendable {
  let mailer = Recorder<String>()
}
private final class Lobby: Sendable {
  let desk: Desk
  init(desk: Desk) { self.desk = desk }
}
