import TestSupport
import Testing
import Understudy

/// The default is the process's, so each of these has a process of its own.
@Suite struct `Bootstrap` {
  @Test func `sets the default of the process, once`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let hall = Injected<Hall>()
      try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      #expect(try Container.current.resolve(Hall.self).name == "app")
      #expect(try hall().name == "app")

      let error = #expect(throws: ContainerError.self) {
        try Container.bootstrap { Registration(Hall.self) { Hall(name: "second") } }
      }
      #expect(error?.kind == .bootstrapRefused)
      #expect(try Container.current.resolve(Hall.self).name == "app")

      try Container.bootstrap(replacing: true) {
        Registration(Hall.self) { Hall(name: "replacement") }
      }
      #expect(try Container.current.resolve(Hall.self).name == "replacement")
      #expect(try hall().name == "replacement")
    }
  }

  @Test func `that fails publishes nothing, and may be tried again`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      await #expect(throws: Broken.self) {
        try await Container.bootstrap { (container: Container) async throws in
          container.register(Hall.self) { Hall(name: "half") }
          throw Broken()
        }
      }
      #expect(throws: ContainerError.self) {
        try Container.bootstrap {
          Registration(Hall.self) { Hall() }
          Registration(Hall.self) { Hall() }
        }
      }
      #expect(throws: ContainerError.self) { try now(Hall.self) }

      try await Container.bootstrap { $0.register(Hall.self) { Hall(name: "whole") } }
      #expect(try now(Hall.self).name == "whole")
    }
  }

  @Test func `shows nobody a container that is still being filled, and refuses a second`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      try await Container.bootstrap { (container: Container) async throws in
        container.register(Hall.self) { Hall() }
        await Task.yield()
        #expect(throws: ContainerError.self) { try now(Hall.self) }
        let error = #expect(throws: ContainerError.self) {
          try Container.bootstrap(replacing: true) { Registration(Seat.self, instance: Seat()) }
        }
        #expect(error?.kind == .bootstrapRefused)
      }
      #expect(try now(Hall.self).name == "Main")
    }
  }

  @Test(.tags(.scenario52)) func `an object made before a bootstrap never bypasses an override`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let global = Counterfoil()
      #expect(throws: ContainerError.self) { try global.hall() }
      try Container.bootstrap { Registration(Hall.self) { Hall(name: "live") } }
      #expect(try global.hall().name == "live")

      let test = Container(label: "test")
      let error = #expect(throws: ContainerError.self) {
        try withContainer(test) { try global.hall() }
      }
      #expect(error?.kind == .dependencyNotRegistered)
      test.register(Hall.self, instance: Hall(name: "double"))
      #expect(try withContainer(test) { try global.hall().name } == "double")
      #expect(try global.hall().name == "live")
    }
  }

  @Test(.tags(.scenario52))
  func `a provider and a lazy made before a bootstrap never bypass an override`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try Container.bootstrap { Registration(Hall.self) { Hall(name: "live") } }
      let provider = try app.resolve(Provider<Hall>.self)
      let lazy = try app.resolve(Lazy<Hall>.self)
      let test = Container(label: "test")
      test.register(Hall.self, instance: Hall(name: "double"))
      #expect(try withContainer(test) { try provider.get().name } == "double")
      #expect(try withContainer(test) { try lazy.get().name } == "double")
    }
  }

  @Test(.tags(.scenario52)) func `a singleton of the process default never bypasses an override`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try Container.bootstrap {
        Registration(Hall.self) { Hall(name: "live") }
        Registration(Counterfoil.self) { Counterfoil() }
      }
      let global = try app.resolve(Counterfoil.self)
      #expect(try global.hall().name == "live")
      let test = Container(label: "test")
      test.register(Hall.self, instance: Hall(name: "double"))
      #expect(try withContainer(test) { try global.hall().name } == "double")
    }
  }

  @Test(.tags(.scenario52))
  func `a singleton built before the default was published never bypasses an override`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try await Container.bootstrap { (container: Container) async throws in
        container.register(Hall.self) { Hall(name: "live") }
        container.register(Counterfoil.self) { Counterfoil() }
        container.register(Provider<Hall>.self, name: "kept") { try $0.resolve() }
        let hall = try container.now(Counterfoil.self).now()
        let provided = try provided(by: container)
        #expect(hall.name == "live" && provided === hall)
      }
      let global = try app.now(Counterfoil.self)
      let provider = try app.now(Provider<Hall>.self, name: "kept")
      #expect(try global.hall() === app.now(Hall.self))

      let test = Container(label: "test")
      #expect(throws: ContainerError.self) { try withContainer(test) { try global.now() } }
      #expect(throws: ContainerError.self) { try withContainer(test) { try provider.get() } }
      test.register(Hall.self, instance: Hall(name: "double"))
      #expect(try withContainer(test) { try global.now().name } == "double")
      #expect(try withContainer(test) { try provider.get().name } == "double")
      #expect(try global.hall().name == "live")
    }
  }

  @Test func `an instance built for a default that was never published keeps its container`() async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let kept = Recorder<(Container, Counterfoil)>()
      await #expect(throws: Broken.self) {
        try await Container.bootstrap { (container: Container) async throws in
          container.register(Hall.self) { Hall(name: "never") }
          container.register(Counterfoil.self) { Counterfoil() }
          kept.add((container, try container.now(Counterfoil.self)))
          throw Broken()
        }
      }
      try Container.bootstrap { Registration(Hall.self) { Hall(name: "live") } }
      #expect(try kept.all[0].1.hall().name == "never")
    }
  }
}

// MARK: - Fixtures

private final class Counterfoil: Sendable {
  let hall = Injected<Hall>()
  func now() throws(ContainerError) -> Hall { try hall() }
}

/// What the current container gives, from synchronous code.
private func now<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
  try Container.current.resolve(type)
}

private func provided(by container: Container) throws(ContainerError) -> Hall {
  try container.resolve(Provider<Hall>.self, name: "kept").get()
}
