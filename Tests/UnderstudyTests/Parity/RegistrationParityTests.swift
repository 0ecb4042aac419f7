import TestSupport
import Testing
import Understudy

/// Behavior of registering that the tests of other containers assert.
@Suite struct `Parity with other containers: registering` {
  let container = Container(label: "app")

  @Test func `an instance registered under a protocol does not resolve under its own type`() {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }

    let error = #expect(throws: ContainerError.self) { try container.resolve(SMTPMailer.self) }
    #expect(error?.kind == .dependencyNotRegistered)
  }

  @Test func `fifty concurrent registrations of different keys all resolve afterwards`()
    async throws
  {
    await withTaskGroup { group in
      for number in 0..<50 {
        group.addTask { [container] in
          container.register(Hall.self, name: "\(number)") { Hall(name: "\(number)") }
        }
      }
    }
    for number in 0..<50 {
      #expect(try await container.resolve(Hall.self, name: "\(number)").name == "\(number)")
    }
    #expect(try await container.resolveAll(Hall.self).count == 50)
  }

  @Test func `concurrent registrations from threads released at once all resolve afterwards`()
    throws
  {
    onThreads(16) { [container] thread in
      for number in 0..<50 {
        let name = "\(thread)/\(number)"
        container.register(Hall.self, name: name) { Hall(name: name) }
      }
    }
    let names = try container.resolveAll(Hall.self).map(\.name)
    #expect(names.count == 800)
    #expect(Set(names).count == 800)
  }

  @Test func `concurrent registrations of one key leave exactly one of them`() throws {
    for _ in 0..<100 {
      let container = Container(label: "app")
      onThreads(8) { number in
        container.register(Hall.self) { Hall(name: "\(number)") }
      }
      let halls = try container.resolveAll(Hall.self)
      #expect(halls.count == 1)
      #expect((0..<8).map(String.init).contains(halls[0].name))
      #expect(try container.resolve(Hall.self) === halls[0])
    }
  }

  @Test func `unregistering one name leaves the others and the unnamed one`() throws {
    container.register(Hall.self) { Hall() }
    for name in ["A", "B"] { container.register(Hall.self, name: name) { Hall(name: name) } }
    let b = try container.resolve(Hall.self, name: "B")

    #expect(container.unregister(Hall.self, name: "A"))
    #expect(throws: ContainerError.self) { try container.resolve(Hall.self, name: "A") }
    #expect(try container.resolve(Hall.self, name: "B") === b)
    #expect(try container.resolve(Hall.self).name == "Main")
  }
}

@Suite struct `Parity with other containers: lifetimes` {
  let container = Container(label: "app")

  @Test func `a reset does nothing to transients`() throws {
    let builds = Counter()
    container.register(Hall.self, lifetime: .transient) {
      builds.add()
      return Hall()
    }
    let held = try container.resolve(Hall.self)
    container.reset()

    #expect(builds.count == 1)
    #expect(try container.resolve(Hall.self) !== held)
    #expect(builds.count == 2)
  }

  @Test func `a singleton that nothing else holds lives as long as the container, and no longer`()
    throws
  {
    var container: Container? = Container(label: "app")
    container?.register(Hall.self) { Hall() }
    weak let hall = try container?.resolve(Hall.self)
    #expect(hall != nil)
    container?.register(Hall.self, name: "other") { Hall() }
    #expect(hall != nil)

    container = nil
    #expect(hall == nil)
  }
}
