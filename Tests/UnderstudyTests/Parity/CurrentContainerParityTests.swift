import TestSupport
import Testing
import Understudy

/// Behavior of the current container that the tests of other containers assert.
@Suite struct `Parity with other containers: the current container` {
  let container = Container(label: "app")

  @Test func `a bootstrap whose configuration throws leaves the earlier container`() async {
    container.register(Hall.self, instance: Hall(name: "earlier"))
    let runs = Counter()
    await withContainer(container) {
      #expect(throws: Broken.self) {
        try withContainer {
          $0.register(Hall.self, instance: Hall(name: "half"))
          throw Broken()
        } operation: {
          runs.add()
        }
      }
      await #expect(throws: Broken.self) {
        try await withContainer { (half: Container) async throws in
          half.register(Hall.self, instance: Hall(name: "half"))
          throw Broken()
        } operation: {
          runs.add()
        }
      }
      #expect(Container.current === container)
      #expect((try? container.now(Hall.self))?.name == "earlier")
    }
    #expect(runs.count == 0)
  }

  @Test func `a container that is being configured is invisible to others`() async throws {
    container.register(Hall.self, instance: Hall(name: "earlier"))
    let isHalf = Latch()
    let hasLooked = Latch()
    async let inside = withContainer(container) {
      try await withContainer {
        $0.register(Hall.self, instance: Hall(name: "half"))
        isHalf.open()
        await hasLooked.wait()
        $0.register(Hall.self, instance: Hall(name: "whole"))
      } operation: {
        try await Container.current.resolve(Hall.self).name
      }
    }
    await isHalf.wait()
    #expect(try await container.resolve(Hall.self).name == "earlier")
    hasLooked.open()
    #expect(try await inside == "whole")
  }

  @Test func `nested overrides: the inner one wins inside, and the outer one is back after`()
    async throws
  {
    container.register(Hall.self, instance: Hall(name: "base"))
    container.register(Seat.self, instance: Seat(number: 0))
    container.register((any Mailer).self, instance: SMTPMailer(host: "base"))
    try await withContainer(container) {
      try await withContainer {
        $0.register(Hall.self, instance: Hall(name: "outer"))
        $0.register(Seat.self, instance: Seat(number: 1))
      } operation: {
        let outer = Container.current
        try await withContainer {
          $0.register(Hall.self, instance: Hall(name: "inner"))
        } operation: {
          try await expect("inner", 1, "base")
        }
        #expect(Container.current === outer)
        try await expect("outer", 1, "base")
      }
      try await expect("base", 0, "base")
    }
  }

  private func expect(_ hall: String, _ seat: Int, _ route: String) async throws {
    let current = Container.current
    #expect(try await current.resolve(Hall.self).name == hall)
    #expect(try await Task { try await current.resolve(Hall.self).name }.value == hall)
    #expect(try current.now(Seat.self).number == seat)
    #expect(try current.now((any Mailer).self).route == route)
  }

  @Test(arguments: [true, false])
  func `an override for a key does not build the value it replaces`(isBuilt: Bool) throws {
    let builds = Counter()
    container.register(Hall.self) {
      builds.add()
      return Hall(name: "live")
    }
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    if isBuilt { _ = try container.resolve(Repository<Hall>.self) }
    let before = builds.count

    let name = try withContainer(container) {
      try withContainer {
        $0.register(Hall.self) { Hall(name: "double") }
      } operation: {
        try Container.current.resolve(Repository<Hall>.self).name
      }
    }
    #expect(name == "double")
    #expect(builds.count == before)
  }
}

/// The default is the process's, so each of these has a process of its own.
@Suite struct `Parity with other containers: the default` {
  @Test func `tasks, child tasks and threads read the same default, by await and without`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      let hall = try await Container.current.resolve(Hall.self)
      async let child = Container.current.resolve(Hall.self)
      let seen = [
        try Container.current.now(Hall.self),
        try await child,
        try await Task.detached { try await Container.current.resolve(Hall.self) }.value,
        try await thread { try Container.current.now(Hall.self) }.value,
        try Injected<Hall>()(),
        try app.now(Hall.self),
      ]
      #expect(seen.allSatisfy { $0 === hall })
    }
  }

  @Test func `overlapping overrides in two tasks leave the default as it was`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      let bothInside = Crowd(of: 2)
      let secondHasLeft = Latch()
      let first = Task {
        try await withContainer {
          $0.register(Hall.self, instance: Hall(name: "first"))
        } operation: {
          bothInside.arrive()
          await bothInside.assembled()
          let before = try await Container.current.resolve(Hall.self).name
          await secondHasLeft.wait()
          return [before, try await Container.current.resolve(Hall.self).name]
        }
      }
      let second = try await withContainer {
        $0.register(Hall.self, instance: Hall(name: "second"))
      } operation: {
        bothInside.arrive()
        await bothInside.assembled()
        return try await Container.current.resolve(Hall.self).name
      }
      #expect(Container.current === app)
      secondHasLeft.open()
      #expect(second == "second")
      #expect(try await first.value == ["first", "first"])
      #expect(Container.current === app)
      #expect(try app.now(Hall.self).name == "app")
    }
  }

  @Test func `a default that fails to be replaced stays, and holders of a replaced one keep it`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let earlier = try Container.bootstrap { Registration(Hall.self) { Hall(name: "earlier") } }
      await #expect(throws: Broken.self) {
        try await Container.bootstrap(replacing: true) {
          $0.register(Hall.self) { Hall(name: "half") }
          throw Broken()
        }
      }
      #expect(Container.current === earlier)
      let held = try Container.current.now(Hall.self)
      #expect(held.name == "earlier")

      try await Container.bootstrap(replacing: true) {
        $0.register(Hall.self) { Hall(name: "later") }
      }
      #expect(try Container.current.now(Hall.self).name == "later")
      #expect(try earlier.now(Hall.self) === held)
    }
  }
}
