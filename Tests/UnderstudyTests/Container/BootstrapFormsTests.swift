import Testing

@testable import Understudy
@testable import UnderstudyInsight
@testable import UnderstudyModules

/// The default is the process's, so each of these has a process of its own.
@Suite(.timeLimit(.minutes(5))) struct `Every form of bootstrap` {
  @Test func `an existing container is published, with its instances`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let box = Injected<Hall>()
      let app = Container(label: "app")
      app.register(Hall.self) { Hall(name: "app") }
      let hall = try app.now(Hall.self)
      let published = try Container.bootstrap(app)
      #expect(published === app)
      #expect(Container.current === app)
      #expect(try box() === hall)
    }
  }

  @Test func `a container is published once, unless it replaces another`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let (first, second) = (Container(label: "first"), Container(label: "second"))
      try Container.bootstrap(first, line: 1)
      let error = #expect(throws: ContainerError.self) { try Container.bootstrap(second, line: 2) }
      #expect(
        error?.description == """
          The process already has a default container, "first".
            bootstrapped at UnderstudyTests/BootstrapFormsTests.swift:2
            set at UnderstudyTests/BootstrapFormsTests.swift:1
            fix: bootstrap once at start-up; add more registrations with try Container.current.extend { … }, or replace the default on purpose: try Container.bootstrap(replacing: true) { … }.
          """
      )
      #expect(Container.current === first)
      try Container.bootstrap(second, replacing: true)
      #expect(Container.current === second)
    }
  }

  @Test(arguments: [true, false])
  func `the container that is current anyway is published, and continues`(isChild: Bool) async {
    await #expect(processExitsWith: .success) { [isChild] in
      useProcessDefault()
      Container.current.register(Hall.self) { Hall(name: "early") }
      let app = isChild ? Container(label: "app", parent: .current) : Container.current
      try Container.bootstrap(app)
      #expect(Container.current === app)
      #expect(try app.now(Hall.self).name == "early")
      app.register(Usher.self) { Usher() }
      (app.parent ?? app).register(Hall.self) { Hall(name: "late") }
      #expect(try app.now(Usher.self).hall().name == "late")
    }
  }

  @Test func `a closed container is not published`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = Container(label: "app")
      await app.close()
      let error = #expect(throws: ContainerError.self) { try Container.bootstrap(app) }
      #expect(error?.kind == .containerClosed)
      try Container.bootstrap {}
    }
  }

  @Test func `instances of a published container do not bypass a test's container`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = Container(label: "app")
      app.register(Hall.self) { Hall(name: "live") }
      app.register(Usher.self) { Usher() }
      try Container.bootstrap(app)
      let usher = try app.now(Usher.self)
      #expect(try usher.hall().name == "live")
      let test = Container(label: "test")
      test.register(Hall.self, instance: Hall(name: "double"))
      #expect(try withContainer(test) { try usher.hall().name } == "double")
    }
  }

  @Test func `a synchronous closure fills a container, and its errors are rethrown`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      #expect(throws: Broken.self) {
        try start {
          $0.register(Hall.self) { Hall(name: "half") }
          throw Broken()
        }
      }
      #expect(throws: ContainerError.self) { try Container.current.now(Hall.self) }
      try start { $0.register(Hall.self) { Hall(name: "whole") } }
      #expect(try Container.current.now(Hall.self).name == "whole")
    }
  }

  @Test(arguments: BootstrapForm.allCases)
  func `every form validates when asked to, publishes nothing invalid, and may be tried again`(
    form: BootstrapForm
  ) async {
    await #expect(processExitsWith: .success) { [form] in
      useProcessDefault()
      await #expect(throws: (any Error).self) { try await form.bootstrap(isValid: false) }
      #expect(try Container.current.resolveIfRegisteredNow(Seat.self) == nil)
      try await form.bootstrap(isValid: true)
      #expect(try Container.current.now(Hall.self).name == "app")
      #expect(throws: ContainerError.self) { try Container.bootstrap {} }
    }
  }

  @Test func `a failed validation names the keys, in a form with modules as well`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      for form in [BootstrapForm.modules, .asynchronousModules] {
        let error = await #expect(throws: ModuleError.self) {
          try await form.bootstrap(isValid: false)
        }
        #expect(error?.containerError?.kind == .validationFailed)
        #expect(error?.description.contains("Nothing is registered for Printing.") == true)
      }
    }
  }

  @Test func `an asynchronous bootstrap validates registrations that need await`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let error = await #expect(throws: ContainerError.self) {
        try await Container.bootstrap(validating: true) { (container: Container) async throws in
          container.register(Hall.self) { (_: Resolver) async throws -> Hall in throw Broken() }
        }
      }
      guard case .validationFailed(_, let failures) = error else {
        Issue.record("another error: \(String(describing: error))")
        return
      }
      #expect(failures.map(\.key) == [Key(Hall.self)])
    }
  }
}

// MARK: - Fixtures

enum BootstrapForm: String, CaseIterable, Codable, Sendable {
  case batch, closure, container, asynchronousClosure, modules, asynchronousModules

  /// Bootstraps with a hall and, unless it is valid, with an office that lacks its printing.
  func bootstrap(isValid: Bool) async throws {
    switch self {
    case .batch:
      try Container.bootstrap(validating: true) { registrations(isValid) }
    case .closure:
      try start(validating: true) { $0.register { registrations(isValid) } }
    case .container:
      let app = Container(label: "app")
      app.register { registrations(isValid) }
      try Container.bootstrap(app, validating: true)
    case .asynchronousClosure:
      try await Container.bootstrap(validating: true) { (container: Container) async throws in
        container.register { registrations(isValid) }
      }
    case .modules:
      try start(ModuleSet { Module("office") { registrations(isValid) } })
    case .asynchronousModules:
      let set = ModuleSet { Module("office") { registrations(isValid) } }
      try await Container.bootstrap(validating: true, modules: set)
    }
  }
}

private func registrations(_ isValid: Bool) -> [any AnyRegistration] {
  let hall: [any AnyRegistration] = [Registration(Hall.self) { Hall(name: "app") }]
  return isValid ? hall : hall + [Registration(Office.self) { try Office(printing: $0.resolve()) }]
}

/// The synchronous forms, for code that stands in asynchronous context.
private func start(validating: Bool = false, _ configure: (Container) throws -> Void) throws {
  try Container.bootstrap(validating: validating, configure: configure)
}

private func start(_ modules: ModuleSet) throws {
  try Container.bootstrap(validating: true, modules: modules)
}

extension Container {
  fileprivate func resolveIfRegisteredNow<Value>(
    _ type: Value.Type
  ) throws(ContainerError) -> Value? {
    try resolveIfRegistered(type)
  }
}

private final class Usher: Sendable {
  let hall = Injected<Hall>()
}
