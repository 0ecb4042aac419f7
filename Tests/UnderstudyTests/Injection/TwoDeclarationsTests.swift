import TestSupport
import Testing
import Understudy

@Suite(.tags(.rowC10)) struct `Two typed keys of one type without a name` {
  let container = Container(label: "app")

  @Test(arguments: [true, false])
  func `resolving the second key is an error that names both`(_ isBuilt: Bool) throws {
    let test = Container(label: "test", rules: nil, host: IssueCollector())
    for container in [container, Container(parent: container), test] {
      #expect(try container[\.lightsOut] == 22)
      if isBuilt { _ = try container[\.lightsOut] } else { container.reset() }
      let error = #expect(throws: ContainerError.self) { try container[\.doorsOpen] }
      #expect(error?.kind == .duplicateRegistration)
    }
    let error = #expect(throws: ContainerError.self) {
      try container[\.doorsOpen, "Box/Office.swift", 12]
    }
    #expect(
      error?.description == """
        Int is declared by two typed keys; without names they are one dependency.
          resolved at Box/Office.swift:12
          declared at UnderstudyTests/TwoDeclarationsTests.swift:\(lightsLine)
          declared again at UnderstudyTests/TwoDeclarationsTests.swift:\(lightsLine + 3)
          container: "app"
          fix: give one of them a name, Dependency(name: "…", default: { … }), or register the \
        value for both: container.register(Int.self) { … }
        """
    )
  }

  @Test func `injecting the second key, and resolving it in a factory, is an error`() throws {
    _ = try container[\.lightsOut]
    let desk = withContainer(container) { Injected(\.doorsOpen) }
    let error = #expect(throws: ContainerError.self) { try desk() }
    #expect(error?.kind == .duplicateRegistration)
    container.register(Hall.self) { Hall(name: "\(try $0[\.doorsOpen])") }
    let inner = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(inner?.kind == .duplicateRegistration)
  }

  @Test func `a registration for the first key is an error for the second`() throws {
    let registered: [(Container) -> Void] = [
      { $0.register(key: \.lightsOut, instance: 20) },
      { $0.register { Registration(key: \.lightsOut) { 20 } } },
      { $0.register { Registration(key: \.lightsOut) { _ in 20 } } },
    ]
    for (register, site) in zip(registered, (UInt(#line) - 4)...) {
      let container = Container(label: "test", rules: nil, host: IssueCollector())
      register(container)
      #expect(try container[\.lightsOut] == 20)
      let error = #expect(throws: ContainerError.self) { try container[\.doorsOpen] }
      #expect(error?.kind == .duplicateRegistration)
      #expect(error?.description.contains("\(lightsLine)") == true)
      #expect(error?.context.registeredAt?.line == site)
      let desk = withContainer(container) { Injected(\.doorsOpen) }
      #expect(throws: ContainerError.self) { try desk() }
      #expect(try Container(parent: container)[\.lightsOut] == 20)
      #expect(throws: ContainerError.self) { try Container(parent: container)[\.doorsOpen] }
      container.register(key: \.doorsOpen, instance: 19)
      #expect(try container[\.doorsOpen] == 19)
    }
  }

  @Test func `a registration applies to both keys`() throws {
    _ = try container[\.lightsOut]
    container.register(Int.self, instance: 20)
    #expect(try container[\.lightsOut] == 20)
    #expect(try container[\.doorsOpen] == 20)
  }
}

// MARK: - Fixtures

private let lightsLine = UInt(#line + 3)
extension Dependencies {
  fileprivate var lightsOut: Dependency<Int> {
    Dependency(default: { 22 })
  }
  fileprivate var doorsOpen: Dependency<Int> {
    Dependency(default: { 19 })
  }
}
