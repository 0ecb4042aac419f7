import Synchronization
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Counts runs of the set-ups below; each suite has its own.
private let setUps = Log()

@Suite(
  .suiteContainer { container in
    setUps("once")
    container.register(Till.self) { Till() }
    container.register(Till.self, name: "unbuilt") { Till() }
    container.register(Note.self, instance: Note("set-up"))
    try container.resolve(Till.self).add(1)
  }
)
struct `A suite with a container` {
  @Test(arguments: 0..<16)
  func `is set up once, and each case shares what was built`(number: Int) throws {
    #expect(setUps.entries.count == 1)
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Test(arguments: 0..<16)
  func `25 what a case builds stays in it`(number: Int) throws {
    let till = try Container.current.resolve(Till.self, name: "unbuilt")
    #expect(till.entries.isEmpty)
    till.add(number)
    Container.current.register(Note.self, name: "\(number)", instance: Note("case"))
    #expect(try Container.current.resolveAll(Note.self).count == 2)
  }

  @Test(.container { $0.register(Note.self, instance: Note("test")) })
  func `24 a test's own layer is the inner one`() throws {
    #expect(try Container.current.resolve(Note.self) == Note("test"))
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Suite(.container { $0.register(Note.self, name: "nested", instance: Note("nested")) })
  struct Nested {
    @Test func `stands on the same set-up`() throws {
      #expect(setUps.entries.count == 1)
      #expect(try Container.current.resolve(Till.self).entries == [1])
      #expect(try Container.current.resolve(Note.self, name: "nested") == Note("nested"))
    }
  }

  @Suite(.suiteContainer { $0.register(Note.self, instance: Note("inner set-up")) }, .serialized)
  struct `nested, with one of its own` {
    @Test(arguments: 0..<2) func `stands on both`(number: Int) throws {
      #expect(setUps.entries.count == 1)
      #expect(try Container.current.resolve(Till.self).entries == [1])
      #expect(try Container.current.resolve(Note.self) == Note("inner set-up"))
    }
  }
}

@Suite(
  .container {
    $0.register(Note.self, instance: Note("outer"))
    $0.register(Note.self, name: "outer", instance: Note("outer"))
  }
)
struct `24 outside a suite with a container` {
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
    @Test func `a layer is visible, and what set-up registered wins`() throws {
      #expect(try Container.current.resolve(Note.self) == Note("set-up"))
      #expect(try Container.current.resolve(Note.self, name: "outer") == Note("outer"))
      #expect(try Container.current.resolve(Till.self).entries == [1])
    }

    @Test(.container { $0.register(Note.self, instance: Note("test")) })
    func `and the test's own layer wins over both`() throws {
      #expect(try Container.current.resolve(Note.self) == Note("test"))
    }
  }
}

@Suite struct `The order of a suite with a container` {
  @Test func `is set-up, cases, tear-down, hooks`() async throws {
    let log = Log()
    let trait = SuiteContainerTrait.suiteContainer { container in
      log("set-up")
      container.register { hooked("of set-up", log) }
      _ = try await container.resolve(Till.self)
    } tearDown: { (container: Container) async throws in
      #expect(Container.current === container)
      #expect(try await container.resolve(Till.self).entries.isEmpty)
      log("tear-down")
    }
    try await trait.runAround { () async throws in
      for number in 1...2 {
        try await runCase([trait]) { () async throws in
          _ = try await Container.current.resolve(Till.self)
          Container.current.register { hooked("of case \(number)", log, name: "own") }
          _ = try await Container.current.resolve(Till.self, name: "own")
          log("case \(number)")
        }
      }
    }
    #expect(
      log.entries == [
        "set-up", "case 1", "closed of case 1", "case 2", "closed of case 2", "tear-down",
        "closed of set-up",
      ]
    )
  }

  @Test func `holds in parallel: the suite's end waits for its cases`() async throws {
    let log = Log()
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
      #expect(log.entries.isEmpty)
    }
    #expect(log.entries == ["closed of set-up"])
  }

  @Test func `ends with tear-down also when a case has thrown`() async throws {
    let log = Log()
    let trait = SuiteContainerTrait.suiteContainer { _ in
    } tearDown: { _ in
      log("tear-down")
    }
    await #expect(throws: Mishap.self) {
      try await trait.runAround { throw Mishap() }
    }
    #expect(log.entries == ["tear-down"])
  }

  @Test func `ends with tear-down also when the run is cancelled, untouched by that`() async throws
  {
    let log = Log()
    let trait = SuiteContainerTrait.suiteContainer { _ in
    } tearDown: { _ in
      log("cancelled: \(Task.isCancelled)")
    }
    await Task {
      try? await trait.runAround { withUnsafeCurrentTask { $0?.cancel() } }
    }.value
    #expect(log.entries == ["cancelled: false"])
  }

  private func hooked(_ text: String, _ log: Log, name: String? = nil) -> Registration<Till> {
    Registration(Till.self, name: name) { Till() }.onClose { _ in log("closed \(text)") }
  }
}

@Suite struct `What the cases of a suite share` {
  @Test func `is what set-up built, not what its objects build later`() async throws {
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register(Till.self) { Till() }
      container.register(Office.self) { Office() }
      _ = try await container.resolve(Office.self)
    }
    let tills = Tills()
    try await trait.runAround { () async throws in
      // The office's own container is the suite's, and there it builds its till.
      try await runCase([trait]) { () async throws in
        tills.add(try await Container.current.resolve(Office.self).till())
      }
      try await runCase([trait]) { tills.add(try await Container.current.resolve(Till.self)) }
      try await runCase([trait]) { () async throws in
        tills.add(try await Container.current.resolve(Office.self).till())
      }
    }
    #expect(tills.all[0] !== tills.all[1])
    #expect(tills.all[0] === tills.all[2])
  }

  @Test func `is found behind an override that a foreign trait has made`() async throws {
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register(Till.self) { Till() }
      container.register(Till.self, name: "later") { Till() }
      try await container.resolve(Till.self).add(1)
    }
    try await trait.runAround { () async throws in
      let later = try await Container.current.resolve(Till.self, name: "later")
      try await runCase([Overriding(), trait]) { () async throws in
        #expect(try await Container.current.resolve(Note.self) == Note("foreign"))
        #expect(try await Container.current.resolve(Till.self).entries == [1])
        #expect(try await Container.current.resolve(Till.self, name: "later") !== later)
      }
    }
  }

  @Test func `is rebuilt in a case that overrides what it was built from`() async throws {
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register(Note.self, instance: Note("set-up"))
      container.register(Desk.self) { Desk(note: try $0.resolve()) }
      _ = try await container.resolve(Desk.self)
    }
    try await trait.runAround { () async throws in
      let replacing = ContainerTrait.container { $0.register(Note.self, instance: Note("case")) }
        .verifying(.unusedOverrides, severity: .ignore)
      try await runCase([trait, replacing]) { () async throws in
        #expect(try await Container.current.resolve(Desk.self).note == Note("case"))
      }
      // From outside the set-up's own wins, and its desk is back.
      let desk = try await Container.current.resolve(Desk.self)
      try await runCase([replacing, trait]) { () async throws in
        #expect(try await Container.current.resolve(Desk.self) === desk)
      }
    }
  }

  @Test func `a firewall holds over`() async throws {
    let live = Container(label: "live")
    let runs = Log()
    live.register(Note.self) {
      runs("live")
      return Note("live")
    }
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register(Till.self) { Till() }
      try await container.resolve(Till.self).add(1)
    }
    let mock = ContainerTrait.mockContainer(over: live)
    try await trait.runAround { () async throws in
      for traits in [[trait, mock] as [any TestScoping], [mock, trait]] {
        let issues = try await issues {
          try await runCase(traits) { () async throws in
            #expect(try await Container.current.resolve(Till.self).entries == [1])
            _ = try? await Container.current.resolve(Note.self)
          }
        }
        #expect(issues.count == 1)
        #expect(issues.first?.contains("Note is live here") == true)
      }
    }
    #expect(runs.entries.isEmpty)
  }
}

@Suite struct `A suite's set-up that throws` {
  @Test func `fails each case once with the same text, and nothing else runs`() async throws {
    let log = Log()
    let line = #line + 1
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register {
        Registration(Till.self) { Till() }.onClose { _ in log("closed") }
      }
      _ = try await container.resolve(Till.self)
      throw Mishap()
    } tearDown: { _ in
      log("tear-down")
    }
    let inner = SuiteContainerTrait.suiteContainer { _ in log("inner set-up") }
    let texts = try await issues {
      try await trait.runAround { () async throws in
        try await inner.runAround { () async throws in
          for _ in 0..<2 {
            try await runCase([trait, inner, ContainerTrait.container]) { log("body") }
          }
        }
      }
    }
    #expect(texts.count == 2)
    #expect(Set(texts).count == 1)
    let text = try #require(texts.first)
    #expect(text.hasPrefix("UnderstudySwiftTestingTests/SuiteContainerTests.swift:\(line) "))
    #expect(text.contains("The set-up of the container of suite fails each case once"))
    #expect(text.contains("failed, so no test in it runs: Mishap()"))
    #expect(text.contains("fix: "))
    #expect(log.entries == ["closed"])
  }

  @Test func `in a nested suite, fails the cases of that one alone`() async throws {
    let log = Log()
    let outer = SuiteContainerTrait.suiteContainer { _ in
    } tearDown: { _ in
      log("tear-down")
    }
    let inner = SuiteContainerTrait.suiteContainer { _ in throw Mishap() }
    let texts = try await issues {
      try await outer.runAround { () async throws in
        try await inner.runAround { try await runCase([outer, inner]) { log("nested") } }
        try await runCase([outer]) { log("beside") }
      }
    }
    #expect(texts.count == 1)
    #expect(log.entries == ["beside", "tear-down"])
  }
}

@Suite struct `A suite's issues` {
  @Test func `a tear-down that throws is one, and the container is closed all the same`()
    async throws
  {
    let kept = Kept()
    let line = #line + 1
    let trait = SuiteContainerTrait.suiteContainer {
      kept.keep($0)
    } tearDown: { _ in
      throw Mishap()
    }
    let texts = try await issues {
      try await trait.runAround {}
      _ = try? kept.resolveNote()
    }
    #expect(texts.count == 2)
    #expect(
      texts.first?.hasPrefix("UnderstudySwiftTestingTests/SuiteContainerTests.swift:\(line) ")
        == true
    )
    #expect(texts.first?.contains("The tear-down of the container of suite a tear-down") == true)
    #expect(texts.last?.contains("is over, and something it started goes on") == true)
  }

  @Test func `what set-up noticed off its task is recorded on the suite at its end`() async throws {
    let trait = SuiteContainerTrait.suiteContainer(.strict) { container in
      await Task.detached { _ = try? await container.resolve(Note.self) }.value
    }
    let log = Log()
    let texts = try await issues { try await trait.runAround { log("cases") } }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Nothing is registered for Note") == true)
    #expect(log.entries == ["cases"])
  }

  @Test func `a trait that meets a case without its suite says so`() async throws {
    let log = Log()
    let texts = try await issues {
      try await runCase([SuiteContainerTrait.suiteContainer { _ in }]) { log("body") }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("was not set up") == true)
    #expect(log.entries.isEmpty)
  }
}

// MARK: - Fixtures

private final class Office: Sendable {
  let till = Injected<Till>()
}

private final class Desk: Sendable {
  let note: Note
  init(note: Note) { self.note = note }
}

/// A trait of somebody else's that overrides what is current.
private struct Overriding: TestTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withContainer {
      $0.register(Note.self, instance: Note("foreign"))
    } operation: {
      try await function()
    }
  }
}
