import TestSupport
import Testing
import Understudy

@Suite(.tags(.scenario11)) struct `Parameterized factories` {
  let container = Container(label: "app")

  @Test func `parameterized factories are synchronous, named and by protocol`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register {
      Registration((any Mailer).self, with: String.self) { resolver, name in
        Decorator(name: name, base: try resolver.resolve())
      }
    }
    container.register {
      Registration((any Mailer).self, with: String.self, name: "plain") { _, host in
        SMTPMailer(host: host)
      }
    }
    let loud = try container.resolve(ParameterizedFactory<String, any Mailer>.self)
    let plain = try container.resolve(ParameterizedFactory<String, any Mailer>.self, name: "plain")
    #expect(try loud.create(with: "loud").route == "loud > smtp")
    #expect(try plain.create(with: "host").route == "host")
  }

  @Test func `parameterized factories are asynchronous, and refused to synchronous code`()
    async throws
  {
    container.register {
      Registration(Hall.self, with: String.self) { (_: Resolver, name: String) async throws in
        await Task.yield()
        return Hall(name: name)
      }
    }
    let halls = try await container.resolve(ParameterizedFactory<String, Hall>.self)
    #expect(try await halls.create(with: "A").name == "A")
    let error = #expect(throws: ContainerError.self) { try now(halls, "A") }
    #expect(error?.kind == .requiresAsync)
  }

  @Test func `dependencies of a factory's product are dependencies of the build that uses it`()
    async throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register {
      Registration(Printing.self, with: Int.self) { resolver, _ in
        Printing(mailer: try resolver.resolve())
      }
    }
    container.register {
      Registration(Hall.self, with: Int.self) { (resolver: Resolver, _: Int) async throws in
        let mailer: any Mailer = try await resolver.resolve()
        return Hall(name: mailer.route)
      }
    }
    container.register(Office.self) {
      Office(printing: try $0.resolve(ParameterizedFactory<Int, Printing>.self).create(with: 1))
    }
    container.register(Hall.self, name: "asynchronous") { (resolver: Resolver) async throws in
      try await resolver.resolve(ParameterizedFactory<Int, Hall>.self).create(with: 1)
    }
    func office(in container: Container) throws -> Office { try container.resolve() }
    func hall(in container: Container) async throws -> Hall {
      try await container.resolve(name: "asynchronous")
    }
    #expect(try office(in: container).printing.mailer.route == "old")
    #expect(try await hall(in: container).name == "old")

    let fork = container.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try office(in: fork).printing.mailer.route == "double")
    #expect(try await hall(in: fork).name == "double")

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try office(in: container).printing.mailer.route == "new")
    #expect(try await hall(in: container).name == "new")
  }

  @Test func `a factory without a parameter makes a new instance each time`() throws {
    container.register { Registration(Hall.self, with: Void.self) { _, _ in Hall() } }
    let halls = try container.resolve(ParameterizedFactory<Void, Hall>.self)
    #expect(try halls.create(with: ()) !== halls.create(with: ()))
  }

  @Test func `a factory that throws reports key, path and place`() throws {
    let line = UInt(#line) + 2
    container.register {
      Registration(Hall.self, with: Int.self) { _, number in
        guard number > 0 else { throw Broken() }
        return Hall()
      }
    }
    let halls = try container.resolve(ParameterizedFactory<Int, Hall>.self)
    let error = try #require(throws: ContainerError.self) { try halls.create(with: 0) }
    #expect(error.kind == .factoryFailed)
    #expect(error.key == Key(Hall.self))
    #expect(error.underlying is Broken)
    #expect(error.context.registeredAt?.line == line)
    _ = try halls.create(with: 1)
  }

  @Test func `asynchronous factories can be named and without a parameter`() async throws {
    container.register {
      Registration(Hall.self, with: Void.self, name: "B") { (_: Resolver, _: Void) async throws in
        await Task.yield()
        return Hall(name: "B")
      }
    }
    let halls = try await container.resolve(ParameterizedFactory<Void, Hall>.self, name: "B")
    let (first, second) = (try await halls.create(with: ()), try await halls.create(with: ()))
    #expect(first.name == "B")
    #expect(first !== second)
  }

  @Test func `asynchronous factories can throw, and a cancellation is rethrown unchanged`()
    async throws
  {
    container.register {
      Registration(Hall.self, with: Bool.self) { (_: Resolver, isCancelled: Bool) async throws in
        if isCancelled { throw CancellationError() }
        throw Broken()
      }
    }
    let halls = try await container.resolve(ParameterizedFactory<Bool, Hall>.self)
    let error = await #expect(throws: ContainerError.self) {
      try await halls.create(with: false)
    }
    #expect(error?.kind == .factoryFailed)
    #expect(error?.key == Key(Hall.self))
    #expect(error?.underlying is Broken)
    await #expect(throws: CancellationError.self) { try await halls.create(with: true) }
  }

  @Test func `a wrong name lists the existing names of factories`() throws {
    container.register {
      Registration(Hall.self, with: String.self, name: "B") { _, name in
        Hall(name: name)
      }
    }
    let error = try #require(throws: ContainerError.self) {
      try container.resolve(ParameterizedFactory<String, Hall>.self, name: "C")
    }
    #expect(error.description.contains("names registered for this type: B"))
  }

  @Test func `injected factories see the overrides of their owner's container`() throws {
    container.register(Seat.self, instance: Seat(number: 1))
    container.register {
      Registration(Repository<Seat>.self, with: String.self) { resolver, name in
        Repository(name: "\(name) \(try resolver.resolve(Seat.self).number)")
      }
    }
    let inner = Injected<ParameterizedFactory<String, Repository<Seat>>>.self
    let inside = withContainer(container) {
      withContainer {
        $0.register(Seat.self, instance: Seat(number: 2))
      } operation: {
        inner.init()
      }
    }
    #expect(try inside().create(with: "seat").name == "seat 2")
  }

  @Test func `a factory may use itself to make smaller instances`() throws {
    container.register {
      Registration([Int].self, with: Int.self) { resolver, depth in
        let smaller = try resolver.resolve(ParameterizedFactory<Int, [Int]>.self)
        return depth == 0 ? [] : [depth] + (try smaller.create(with: depth - 1))
      }
    }
    let lists = try container.resolve(ParameterizedFactory<Int, [Int]>.self)
    #expect(try lists.create(with: 3) == [3, 2, 1])
  }

  @Test func `factories held by a singleton do not keep the container`() throws {
    weak var container: Container?
    do {
      let local = Container(label: "gone")
      local.register { Registration(Hall.self, with: String.self) { _, name in Hall(name: name) } }
      local.register(Holder.self) { Holder(halls: try $0.resolve()) }
      #expect(try local.resolve(Holder.self).halls.create(with: "A").name == "A")
      container = local
    }
    #expect(container == nil)
  }

  @Test func `products of a factory that a singleton keeps do not keep the container`() throws {
    weak var container: Container?
    do {
      let local = Container(label: "gone")
      local.register(Hall.self) { Hall(name: "injected") }
      local.register { Registration(Visitor.self, with: String.self) { _, _ in Visitor() } }
      local.register(Guide.self) { Guide(visitors: try $0.resolve()) }
      let guide = try local.resolve(Guide.self)
      #expect(try guide.welcome().hall().name == "injected")
      container = local
    }
    #expect(container == nil)
  }

  @Test func `a factory of a closed container makes nothing`() async throws {
    container.register {
      Registration(Hall.self, with: String.self) { _, name in Hall(name: name) }
    }
    let halls = try await container.resolve(ParameterizedFactory<String, Hall>.self)
    await container.close()
    let error = #expect(throws: ContainerError.self) { try now(halls, "A") }
    #expect(error?.kind == .containerClosed)
  }

  private func now<Input, Output>(
    _ factory: ParameterizedFactory<Input, Output>,
    _ input: Input
  ) throws(ContainerError) -> Output {
    try factory.create(with: input)
  }
}

// MARK: - Fixtures

private final class Holder: Sendable {
  let halls: ParameterizedFactory<String, Hall>
  init(halls: ParameterizedFactory<String, Hall>) { self.halls = halls }
}
private final class Visitor: Sendable {
  let hall = Injected<Hall>()
}
private final class Guide: Sendable {
  private let visitors: ParameterizedFactory<String, Visitor>
  private let welcomed = Recorder<Visitor>()
  init(visitors: ParameterizedFactory<String, Visitor>) { self.visitors = visitors }

  func welcome() throws -> Visitor {
    let visitor = try visitors.create(with: "A")
    welcomed.add(visitor)
    return visitor
  }
}
