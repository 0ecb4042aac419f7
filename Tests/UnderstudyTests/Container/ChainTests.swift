import TestSupport
import Testing
import Understudy

/// Bound closures and the factories they are bound in, or run by.
@Suite(.timeLimit(.minutes(5))) struct `Bound closures and factories` {
  let container = Container(label: "bound")
  let kinds = Recorder<ContainerError.Kind>()

  @Test(.tags(.scenario43))
  func `a worker that resolves the key being built through a bound closure gets an error`() throws {
    container.register(Hall.self) { [container, kinds] in
      let ask = container.bind {
        do { _ = try Container.current.resolve(Hall.self) } catch {
          if let error = error as? ContainerError { kinds.add(error.kind) }
        }
      }
      onThread { ask() }
      return Hall()
    }
    _ = try container.resolve(Hall.self)
    #expect(kinds.all == [.circularDependency])
  }

  @Test func `a dependency that a bound closure reads during a build is recorded`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Repository<Seat>.self) { [container] in
      let route = Recorder<String>()
      let read = container.bind {
        if let mailer = try? Container.current.resolve((any Mailer).self) {
          route.add(mailer.route)
        }
      }
      onThread { read() }
      return Repository(name: route.all.joined())
    }
    #expect(try container.resolve(Repository<Seat>.self).name == "old")
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Repository<Seat>.self).name == "new")
  }

  @Test(.tags(.scenario9))
  func `a closure bound outside that resolves the key its caller builds gets an error`() throws {
    let ask = container.bind { _ = try Container.current.resolve(Hall.self) }
    container.register(Hall.self) {
      try ask()
      return Hall()
    }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.path.map(\.description) == ["Hall", "Hall"])
  }

  @Test(.tags(.scenario9))
  func `a closure bound in an outer factory is part of the build that runs it`() throws {
    let asks = Recorder<@Sendable () throws -> Void>()
    container.register(Repository<Hall>.self) {
      asks.add(Container.current.bind { _ = try Container.current.resolve(Hall.self) })
      return Repository(name: try $0.resolve(Hall.self).name)
    }
    container.register(Hall.self) {
      for ask in asks.all { try ask() }
      return Hall()
    }
    let error = #expect(throws: ContainerError.self) {
      try container.resolve(Repository<Hall>.self)
    }
    #expect(error?.path.map(\.description) == ["Repository<Hall>", "Hall", "Hall"])
  }

  @Test(.tags(.scenario9))
  func `a closure whose factory has returned is part of the next build that runs it`() throws {
    let asks = Recorder<@Sendable () throws -> Void>()
    let resolvers = Recorder<Resolver>()  // who keeps one keeps its chain alive
    container.register(Theatre.self) {
      resolvers.add($0)
      asks.add(Container.current.bind { _ = try Container.current.resolve(Hall.self) })
      throw Broken()
    }
    #expect(throws: ContainerError.self) { try container.resolve(Theatre.self) }
    container.register(Hall.self) {
      for ask in asks.all { try ask() }
      return Hall()
    }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.path.map(\.description) == ["Hall", "Hall"])
  }

  @Test(.tags(.scenario9))
  func `a detached task that an asynchronous factory awaits is part of its build`() async throws {
    container.register(Hall.self) { (_: Resolver) async throws in
      try await Container.current.detached {
        try await Container.current.resolve(Hall.self)
      }.value
    }
    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Hall.self)
    }
    #expect(error?.path.map(\.description) == ["Hall", "Hall"])
  }

  @Test func `a kept closure does not keep the container of the factory it was bound in`() throws {
    weak var builder: Container?
    let bound: @Sendable () -> String?
    do {
      let local = Container(label: "builder")
      let asks = Recorder<@Sendable () -> String?>()
      local.register(Hall.self) { [container] in
        asks.add(container.bind { Container.current.label })
        return Hall()
      }
      _ = try local.resolve(Hall.self)
      builder = local
      bound = try #require(asks.all.first)
    }
    #expect(builder == nil)
    #expect(bound() == "bound")
  }
}
