import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite(.timeLimit(.minutes(5))) struct `Configuring inside a configuration` {
  let container = Container(label: "app")
  let other = Container(label: "other")

  @Test(.tags(.rowM3))
  func `configuring the same container is an error, on the thread that configures`() throws {
    let inner = Recorder<ModuleError.Kind>()
    let container = container
    try container.configure(
      ModuleSet {
        Module("hall") {
          do {
            try container.configure(ModuleSet { Module("seats") { [] } })
          } catch let error as ModuleError {
            inner.add(error.kind)
          }
          return [Registration(Hall.self) { Hall() }]
        }
      }
    )
    #expect(inner.all == [.nestedConfiguration])
    #expect(container.moduleReport?.order == ["hall"])
  }

  @Test(.tags(.rowM3)) func `configuring the same container in a task is an error, not a hang`()
    async throws
  {
    let container = container
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(
        ModuleSet {
          Module("hall") { _ in
            async let seats = container.configure(ModuleSet { Module("seats") { [] } })
            _ = try await seats
            return []
          }
        }
      )
    }
    #expect((error?.underlying as? ModuleError)?.kind == .nestedConfiguration)
    #expect(container.moduleReport == nil)
  }

  @Test(.tags(.rowM3)) func `configuring the same container through another one is an error`()
    async throws
  {
    let (container, other) = (container, other)
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(
        ModuleSet {
          Module("hall") { _ in
            try await other.configure(
              ModuleSet {
                Module("seats") { _ in
                  try await container.configure(ModuleSet { Module("posters") { [] } })
                  return []
                }
              }
            )
            return []
          }
        }
      )
    }
    let seats = error?.underlying as? ModuleError
    #expect((seats?.underlying as? ModuleError)?.kind == .nestedConfiguration)
    #expect(other.moduleReport == nil)
  }

  @Test(.tags(.rowM3))
  func `two containers that configure each other are an error in one, not a hang`()
    async throws
  {
    let (here, there) = (Latch(), Latch())
    func crossing(
      _ name: Module.Name,
      _ ready: Latch,
      _ others: Latch,
      to other: Container
    ) -> ModuleSet {
      ModuleSet {
        Module(name, importance: .optional) { _ in
          ready.open()
          await others.wait()
          try await other.configure(ModuleSet { Module("extra to \(name)") { [] } })
          return []
        }
      }
    }
    async let first = container.configure(crossing("hall", here, there, to: other))
    async let second = other.configure(crossing("seats", there, here, to: container))
    let failures = try await [first, second].flatMap(\.failures)
    #expect(failures.count == 1)
    let cause = try #require(failures.first?.failure?.underlying as? ModuleError)
    #expect(cause.kind == .nestedConfiguration)
    #expect(cause.description.hasPrefix("A module configures a container whose configuration"))
  }

  @Test func `configuring another container is allowed, and so are configured modules`()
    async throws
  {
    let (container, other) = (container, other)
    let seats = ModuleSet { Module("seats") { [] } }
    try await container.configure(seats)
    try await container.configure(
      ModuleSet {
        Module("hall") { _ in
          try await other.configure(seats)
          try await container.configure(seats)
          return []
        }
      }
    )
    #expect(other.moduleReport?.order == ["seats"])
    #expect(container.moduleReport?.order == ["seats", "hall"])
  }

  @Test func `a thread waits for another thread's configuration, and gets its report`() async throws
  {
    let (begun, goOn) = (Latch(), Latch())
    let runs = Counter()
    let set = ModuleSet {
      Module("hall") {
        _ = runs.add()
        begun.open()
        goOn.block()
        Registration(Hall.self) { Hall() }
      }
    }
    let container = container
    // On a busy machine it takes that long until the third has begun.
    container.waitTimeout = .seconds(240)
    let first = thread { try container.configure(set) }
    await begun.wait()
    // Whether this one comes before the end or after it, it runs nothing.
    let second = thread { try container.configure(set) }
    let third = await suspended { try await container.configure(set) }
    goOn.open()
    let report = try await first.value
    #expect(try await third.value == report)
    #expect(try await second.value.order == ["hall"])
    #expect(runs.count == 1)
  }

  @Test func `a thread does not wait for a task's configuration`() async throws {
    let goOn = Latch()
    let container = container
    let set = ModuleSet { Module("hall") { _ in await goOn.wait() } }
    let task = await suspended { try await container.configure(set) }
    let error = #expect(throws: ModuleError.self) {
      try container.configureNow(ModuleSet { Module("seats") { [] } })
    }
    #expect(error?.kind == .asynchronousConfigurationRunning)
    goOn.open()
    _ = try await task.value
    try container.configureNow(ModuleSet { Module("seats") { [] } })
    #expect(container.moduleReport?.order == ["hall", "seats"])
  }

  @Test func `a wait that the library cannot see ends at its limit`() async throws {
    let container = container
    container.waitTimeout = .milliseconds(20)
    let seats = ModuleSet { Module("seats") { [] } }
    let inner = Recorder<ModuleError>()
    let outer = thread {
      try container.configure(
        ModuleSet {
          Module("hall") {
            let done = Latch()
            startThread {
              do { try container.configure(seats, line: 7) } catch let error as ModuleError {
                inner.add(error)
              } catch {}
              done.open()
            }
            done.block()
            return []
          }
        }
      )
    }
    #expect(try await outer.value.order == ["hall"])
    #expect(inner.all.map(\.kind) == [.timedOut])
    #expect(
      inner.all.first?.description == """
        Another thread has been configuring the container for 0.02 seconds, so this call stopped \
        waiting.
          configured at UnderstudyTests/NestedConfigurationTests.swift:7
          container: "app"
          modules to configure: seats
          fix: find the module that waits for this thread, and remove that wait; if the other configuration is only slow, raise container.waitTimeout.
        """
    )
    #expect(try container.configureNow(seats).order == ["seats"])
  }
}
