import TestSupport
import Testing

@testable import Understudy

@Suite(.tags(.rowC9)) struct `Freezing` {
  let host = IssueCollector()
  let app: Container

  init() {
    app = Container(label: "app", rules: nil, host: host)
    app.register(Hall.self) { Hall() }
    app.freeze(fileID: "Box/App.swift", line: 9)
  }

  @Test func `registrations of a frozen container are built, reset and found as before`() throws {
    let hall = try app.resolve(Hall.self)
    #expect(try app.resolve(Hall.self) === hall)
    app.reset()
    #expect(try app.resolve(Hall.self) !== hall)
    #expect(app.refusesChanges)
    #expect(host.issues.isEmpty)
  }

  @Test func `a late registration is an issue, and its key names both places`() throws {
    app.register(Seat.self, fileID: "Box/Late.swift", line: 4, instance: Seat())
    let text = """
      The registration of Seat was refused: container "app" is frozen.
        registered at Box/Late.swift:4
        frozen at Box/App.swift:9
        fix: register it before freeze(), or in a fork or a scope of the container: those are not frozen.
      """
    #expect(host.issues.map(\.message) == [text])
    #expect(host.issues.map(\.site.line) == [4])
    let error = try #require(throws: ContainerError.self) { try app.resolve(Seat.self) }
    #expect(error.kind == .containerFrozen)
    #expect(error.description == text)
    let invalid = #expect(throws: ContainerError.self) { try app.validate() }
    #expect(invalid?.description.contains("The registration of Seat was refused") == true)
  }

  @Test func `a late replacement poisons the replaced key, and what was built from it`() throws {
    let app = Container()
    app.register(Hall.self) { Hall() }
    app.register(Repository<Seat>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    _ = try app.resolve(Repository<Seat>.self)
    app.freeze()
    app.register(Hall.self) { Hall(name: "late") }
    for type in [Hall.self, Repository<Seat>.self] as [Any.Type] {
      let error = #expect(throws: ContainerError.self) {
        if type == Hall.self {
          _ = try app.resolve(Hall.self)
        } else {
          _ = try app.resolve(Repository<Seat>.self)
        }
      }
      #expect(error?.kind == .containerFrozen)
    }
  }

  @Test func `every way to register is refused`() throws {
    app.register { Registration(Seat.self, name: "batch") { Seat() } }
    app.registerIfAbsent(Registration(Seat.self, name: "absent") { Seat() })
    app.register { Registration(Seat.self, with: Int.self) { _, number in Seat(number: number) } }
    #expect(host.issues.count == 3)
    for name in ["batch", "absent"] {
      let error = #expect(throws: ContainerError.self) { try app.resolve(Seat.self, name: name) }
      #expect(error?.kind == .containerFrozen)
    }
    let error = #expect(throws: ContainerError.self) {
      try app.extend { Registration(Seat.self, name: "more") { Seat() } }
    }
    #expect(error?.kind == .containerFrozen)
    #expect(try app.resolveIfRegistered(Seat.self, name: "more") == nil)
  }

  @Test func `registerIfAbsent for an existing key is no late registration`() {
    #expect(!app.registerIfAbsent(Registration(Hall.self) { Hall(name: "other") }))
    #expect(host.issues.isEmpty)
  }

  @Test func `removing is refused, and changes nothing`() throws {
    #expect(!app.unregister(Hall.self))
    app.reset(.everything)
    #expect(try app.resolve(Hall.self).name == "Main")
    #expect(
      host.issues.first?.message == """
        Unregistering Hall was refused. Container "app" is frozen.
          frozen at Box/App.swift:9
          fix: do this before freeze(), or in a fork or a scope of the container: those are not frozen.
        """
    )
    #expect(host.issues.count == 2)
  }

  @Test func `a snapshot with the same registrations is restored, another is refused`() throws {
    let app = Container(label: "app")
    app.register(Hall.self) { Hall() }
    let early = app.snapshot()
    app.register(Seat.self, instance: Seat())
    app.freeze()
    let hall = try app.resolve(Hall.self)
    let late = app.snapshot()
    app.reset()
    try app.restore(late)
    #expect(try app.resolve(Hall.self) === hall)
    let error = #expect(throws: ContainerError.self) { try app.restore(early) }
    #expect(error?.kind == .containerFrozen)
    #expect(try app.resolve(Seat.self) == Seat())
  }

  @Test func `forks, overrides, children and scopes are not frozen`() throws {
    let fork = app.fork()
    fork.register(Hall.self) { Hall(name: "fork") }
    #expect(try fork.resolve(Hall.self).name == "fork")
    let child = Container(parent: app)
    child.register(Seat.self, instance: Seat())
    let name = try withContainer(app) {
      try withContainer {
        $0.register(Hall.self) { Hall(name: "override") }
      } operation: {
        try Container.current.resolve(Hall.self).name
      }
    }
    #expect(name == "override")
    #expect(host.issues.isEmpty)
  }

  @Test func `freezing again keeps the first place`() throws {
    app.freeze(fileID: "Box/Other.swift", line: 1)
    app.register(Seat.self, instance: Seat())
    #expect(host.issues.first?.message.contains("frozen at Box/App.swift:9") == true)
  }

  @Test func `a factory that registers late is refused, too`() throws {
    let app = Container()
    app.register(Hall.self) {
      $0.container.register(Seat.self, instance: Seat())
      return Hall()
    }
    app.freeze()
    _ = try app.resolve(Hall.self)
    let error = #expect(throws: ContainerError.self) { try app.resolve(Seat.self) }
    #expect(error?.kind == .containerFrozen)
  }

  @Test func `a frozen container closes like any other`() async {
    await app.close()
    app.register(Seat.self, instance: Seat())
    #expect(host.issues.first?.message.contains("container \"app\" is closed") == true)
    let error = await #expect(throws: ContainerError.self) { try await app.resolve(Hall.self) }
    #expect(error?.kind == .containerClosed)
  }
}
