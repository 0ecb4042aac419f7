import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Counts runs of the set-ups below; each suite has its own.
private let setUps = Recorder<String>()

@Suite(
  .suiteContainer { container in
    setUps.add("once")
    container.register(Till.self) { Till() }
    container.register(Till.self, name: "unbuilt") { Till() }
    container.register(Note.self, instance: Note("set-up"))
    try container.resolve(Till.self).add(1)
  }
)
struct `A suite with a container` {
  @Test(arguments: 0..<16)
  func `is set up once, and its cases share what was built`(number: Int) throws {
    #expect(setUps.all.count == 1)
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Test(.tags(.scenario25), arguments: 0..<16)
  func `has nothing that a case builds`(number: Int) throws {
    let till = try Container.current.resolve(Till.self, name: "unbuilt")
    #expect(till.entries.isEmpty)
    till.add(number)
    Container.current.register(Note.self, name: "\(number)", instance: Note("case"))
    #expect(try Container.current.resolveAll(Note.self).count == 2)
  }

  @Test(.tags(.scenario24), .container { $0.register(Note.self, instance: Note("test")) })
  func `is the outer layer of a test's own`() throws {
    #expect(try Container.current.resolve(Note.self) == Note("test"))
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Suite(.container { $0.register(Note.self, name: "nested", instance: Note("nested")) })
  struct Nested {
    @Test func `is the set-up of a nested suite too`() throws {
      #expect(setUps.all.count == 1)
      #expect(try Container.current.resolve(Till.self).entries == [1])
      #expect(try Container.current.resolve(Note.self, name: "nested") == Note("nested"))
    }
  }

  @Suite(.suiteContainer { $0.register(Note.self, instance: Note("inner set-up")) }, .serialized)
  struct `nested, with a container of its own` {
    @Test(arguments: 0..<2) func `has both set-ups in each case`(number: Int) throws {
      #expect(setUps.all.count == 1)
      #expect(try Container.current.resolve(Till.self).entries == [1])
      #expect(try Container.current.resolve(Note.self) == Note("inner set-up"))
    }
  }
}

@Suite(
  .tags(.scenario24),
  .container {
    $0.register(Note.self, instance: Note("outer"))
    $0.register(Note.self, name: "outer", instance: Note("outer"))
  }
)
struct `A layer outside a suite with a container` {
  @Suite(
    .marking("between"),
    .suiteContainer { container in
      container.register(Note.self, instance: Note("set-up"))
      container.register(Till.self) { till in
        _ = try till.resolve(Note.self)
        return Till()
      }
      try container.resolve(Till.self).add(1)
    }
  )
  struct Inner {
    @Test func `is visible, and what set-up registered wins`() throws {
      #expect(try Container.current.resolve(Note.self) == Note("set-up"))
      #expect(try Container.current.resolve(Note.self, name: "outer") == Note("outer"))
      #expect(try Container.current.resolve(Till.self).entries == [1])
    }

    @Test(.container { $0.register(Note.self, instance: Note("test")) })
    func `is overridden by the test's own layer, as is what set-up registered`() throws {
      #expect(try Container.current.resolve(Note.self) == Note("test"))
    }
  }
}

@Suite struct `The order of a suite with a container` {
  @Test func `is set-up, cases, tear-down, hooks`() async throws {
    let log = Recorder<String>()
    let trait = SuiteContainerTrait.suiteContainer { container in
      log.add("set-up")
      container.register { hooked("of set-up", log) }
      _ = try await container.resolve(Till.self)
    } tearDown: { (container: Container) async throws in
      #expect(Container.current === container)
      #expect(try await container.resolve(Till.self).entries.isEmpty)
      log.add("tear-down")
    }
    try await trait.runAround { () async throws in
      for number in 1...2 {
        try await runCase([trait]) { () async throws in
          _ = try await Container.current.resolve(Till.self)
          Container.current.register { hooked("of case \(number)", log, name: "own") }
          _ = try await Container.current.resolve(Till.self, name: "own")
          log.add("case \(number)")
        }
      }
    }
    #expect(
      log.all == [
        "set-up", "case 1", "closed of case 1", "case 2", "closed of case 2", "tear-down",
        "closed of set-up",
      ]
    )
  }

  @Test func `holds in parallel: the suite's end waits for its cases`() async throws {
    let log = Recorder<String>()
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register { hooked("of set-up", log) }
      _ = try await container.resolve(Till.self)
    }
    try await trait.runAround { () async throws in
      try await withThrowingTaskGroup { group in
        for _ in 0..<16 {
          group.addTask {
            try await runCase([trait]) { try await Container.current.resolve(Till.self).add(1) }
          }
        }
        try await group.waitForAll()
      }
      #expect(log.all.isEmpty)
    }
    #expect(log.all == ["closed of set-up"])
  }

  @Test func `ends with tear-down when a case throws`() async throws {
    let log = Recorder<String>()
    let trait = SuiteContainerTrait.suiteContainer { _ in
    } tearDown: { _ in
      log.add("tear-down")
    }
    await #expect(throws: Mishap.self) {
      try await trait.runAround { throw Mishap() }
    }
    #expect(log.all == ["tear-down"])
  }

  @Test func `ends with tear-down when the run is cancelled, and tear-down is not cancelled`()
    async throws
  {
    let log = Recorder<String>()
    let trait = SuiteContainerTrait.suiteContainer { _ in
    } tearDown: { _ in
      log.add("cancelled: \(Task.isCancelled)")
    }
    await Task {
      try? await trait.runAround { withUnsafeCurrentTask { $0?.cancel() } }
    }.value
    #expect(log.all == ["cancelled: false"])
  }

  private func hooked(
    _ text: String,
    _ log: Recorder<String>,
    name: String? = nil
  ) -> Registration<Till> {
    Registration(Till.self, name: name) { Till() }.onClose { _ in log.add("closed \(text)") }
  }
}
