import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite struct `The texts of module errors` {
  let container = Container(label: "app")
  private let file = "UnderstudyTests/ModuleErrorTests.swift"

  private func text(_ line: UInt = #line, @ModuleBuilder of modules: () -> [Module]) throws
    -> String
  {
    let set = ModuleSet(modules)
    return try #require(throws: ModuleError.self) { try container.configure(set, line: line) }
      .description
  }

  @Test func `an empty set has a text`() throws {
    #expect(
      try text(7) {} == """
        There are no modules in the set.
          configured at \(file):7
          container: "app"
          fix: add a module to it: ModuleSet { Module("…") { … } }.
        """
    )
  }

  @Test func `names that stand twice in a set have a text`() throws {
    let one = try text(7) {
      module("hall", line: 1)
      module("seats", line: 2)
      module("hall", line: 3)
    }
    #expect(
      one == """
        Two modules of the set are called hall.
          configured at \(file):7
          container: "app"
          - hall, at \(file):1, \(file):3
          fix: if they are the same module, add it once, nested sets included; otherwise rename one of them.
        """
    )
    let more = try text(7) {
      for line in 1...3 { module("hall", line: UInt(line)) }
      for line in 4...5 { module("seats", line: UInt(line)) }
    }
    #expect(
      more == """
        2 module names are used more than once in the set.
          configured at \(file):7
          container: "app"
          - hall, at \(file):1, \(file):2, \(file):3
          - seats, at \(file):4, \(file):5
          fix: if they are the same module, add it once, nested sets included; otherwise rename one of them.
        """
    )
  }

  @Test func `missing modules have a text`() throws {
    let text = try text(7) {
      module("payment", line: 1)
      module("hall", line: 2, dependsOn: ["payments", "clock"])
      module("seats", line: 3, dependsOn: ["payments"])
    }
    #expect(
      text == """
        2 modules are needed but not in the set.
          configured at \(file):7
          container: "app"
          - payments, needed by hall at \(file):2, seats at \(file):3; did you mean: payment
          - clock, needed by hall at \(file):2
          fix: correct each name, or add the module to the set, or remove it from dependsOn.
        """
    )
  }

  @Test func `a mistyped dependency has a text with the name that may be meant`() throws {
    let one = try text(7) {
      module("payment", line: 1)
      module("hall", line: 2, dependsOn: ["payments"])
    }
    #expect(
      one.hasSuffix(
        "fix: write payment in dependsOn if that is meant; otherwise add payments to the set, or remove it "
          + "from dependsOn."
      )
    )
  }

  @Test func `a cycle of modules has a text`() throws {
    let text = try text(7) {
      module("hall", line: 1, dependsOn: ["seats"])
      module("seats", line: 2, dependsOn: ["hall"])
    }
    #expect(
      text == """
        Module hall depends on itself.
          configured at \(file):7
          container: "app"
          - hall → seats → hall (\(file):1, \(file):2)
          fix: remove one dependsOn from each cycle, of a module that can be prepared without the other: dependsOn orders preparations, and registrations find each other without it; otherwise move what they share into another module.
        """
    )
  }

  @Test func `invalid limits and attempts have a text`() throws {
    let text = try text(7) {
      Module("hall", limit: .zero, line: 1) { _ async throws in [] }
      Module("seats", retry: RetryPolicy(maxAttempts: 0), line: 2) { _ async throws in [] }
    }
    #expect(
      text == """
        2 modules cannot be prepared.
          configured at \(file):7
          container: "app"
          - hall at \(file):1: its limit is 0.0 seconds
          - seats at \(file):2: its retry policy allows 0 attempts
          fix: give a limit above zero, such as .seconds(5); allow at least one attempt, as in \
        RetryPolicy(maxAttempts: 3).
        """
    )
  }

  @Test func `asynchronous modules in a synchronous call have a text`() throws {
    let text = try text(7) { Module("hall", line: 1) { _ async throws in [] } }
    #expect(
      text == """
        Module hall can only be configured by asynchronous code.
          configured at \(file):7
          container: "app"
          - hall at \(file):1
          fix: configure with `await`: try await container.configure(…), or try await Container.bootstrap(modules: …).
        """
    )
  }

  @Test func `a key that two modules register has a text`() throws {
    let text = try text(7) {
      Module("hall") { Registration(Hall.self, line: 1) { Hall() } }
      Module("seats") { Registration(Hall.self, line: 2) { Hall() } }
    }
    #expect(
      text == """
        Hall is registered twice by the modules of one set.
          configured at \(file):7
          container: "app"
          - Hall, by hall at \(file):1 and by seats at \(file):2
          fix: remove one, or give one a name, by which it is resolved: Registration(Hall.self, name: "…") { … }
        """
    )
    let more = try self.text(7) {
      for name in ["hall", "seats"] as [Module.Name] {
        Module(name) {
          Registration(Hall.self) { Hall() }
          Registration(Seat.self) { Seat() }
        }
      }
    }
    #expect(
      more.hasSuffix(
        #"fix: for each, remove one, or give one a name, by which it is resolved, as in Registration(Hall.self, name: "…") { … }"#
      )
    )
  }

  @Test func `a module that fails has a text`() throws {
    let text = try text(7) { Module("hall", line: 1) { () throws in throw Broken() } }
    #expect(
      text == """
        Module hall failed: Broken()
          configured at \(file):7
          container: "app"
          module at \(file):1
          fix: correct the module; the next configure or bootstrap tries the whole set again. If the app can run \
        without it, declare it with importance: .optional.
        """
    )
  }

  @Test func `a module whose fallback fails, too, has a text`() async throws {
    let set = ModuleSet {
      Module("hall", retry: RetryPolicy(maxAttempts: 2), line: 1) { _ async throws in
        throw Broken()
      } fallback: { _ async throws in
        throw Broken()
      }
    }
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(set, line: 7)
    }
    #expect(
      error?.description == """
        Module hall failed: Broken()
          configured at \(file):7
          container: "app"
          module at \(file):1
          attempts: 2
          its fallback also failed: Broken()
          fix: correct the module; the next configure or bootstrap tries the whole set again. If the app can run \
        without it, declare it with importance: .optional.
        """
    )
  }

  @Test func `an exceeded time limit has a text`() async throws {
    let clock = SteppedClock()
    let set = ModuleSet {
      Module("hall", limit: .seconds(5), clock: clock, line: 1) { _ in await Latch.cancelled() }
    }
    let configuring = Task { [container] in try await container.configure(set, line: 7) }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(5))
    let error = await #expect(throws: ModuleError.self) { try await configuring.value }
    #expect(
      error?.description == """
        Module hall was not prepared within 5.0 seconds.
          configured at \(file):7
          container: "app"
          module at \(file):1
          fix: find out what it waits for; if it is only slow, raise Module(…, limit: …), which \
        limits each attempt; if it is slow at times, give it more attempts (retry:) or a fallback; \
        if the app can run without it, declare it with importance: .optional.
        """
    )
  }

  @Test func `a critical module that needs an optional one has a text`() throws {
    let text = try text(7) {
      Module("posters", importance: .optional, line: 1) { () throws in throw Broken() }
      module("walls", line: 2, dependsOn: ["posters"])
    }
    #expect(
      text == """
        Module walls needs posters, which failed.
          configured at \(file):7
          container: "app"
          module at \(file):2
          posters at \(file):1
          its error: Module posters failed: Broken()
          fix: correct posters, whose error is above. If the app can start without it, give \
        posters a fallback; if it can start without walls, too, declare walls with importance: .optional.
        """
    )
  }

  @Test func `a nested configuration has a text`() throws {
    let texts = Recorder<String>()
    let container = container
    try container.configure(
      ModuleSet {
        Module("hall") {
          do {
            try container.configure(ModuleSet { Module("seats") { [] } }, line: 7)
          } catch let error as ModuleError {
            texts.add(error.description)
          }
          return []
        }
      }
    )
    #expect(
      texts.all == [
        """
        A module configures the container that it is being prepared for.
          configured at \(file):7
          container: "app"
          modules to configure: seats
          fix: depend on the other modules instead (dependsOn), and add them to the same set.
        """
      ]
    )
  }

  @Test func `a thread that would wait for a task has a text`() async throws {
    let goOn = Latch()
    let container = container
    let task = await suspended {
      try await container.configure(ModuleSet { Module("hall") { _ in await goOn.wait() } })
    }
    let error = #expect(throws: ModuleError.self) {
      try container.configureNow(ModuleSet { Module("seats") { [] } }, line: 7)
    }
    goOn.open()
    _ = try await task.value
    #expect(
      error?.description == """
        The container is being configured by asynchronous code, and this call cannot wait.
          configured at \(file):7
          container: "app"
          modules to configure: seats
          fix: configure with `await`, or before the other configuration begins.
        """
    )
  }

  @Test func `a container that accepts nothing has a text`() async throws {
    let container = container
    await container.close()
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(ModuleSet { module("hall", line: 1) }, line: 7)
    }
    #expect(
      error?.description == """
        Container "app" is closed.
          configured at \(file):7
          fix: configure it before it closes.
        """
    )
  }
}

// MARK: - Fixtures

private func module(
  _ name: Module.Name,
  line: UInt,
  dependsOn dependencies: [Module.Name] = []
) -> Module {
  Module(name, dependsOn: dependencies, line: line) { [] }
}
