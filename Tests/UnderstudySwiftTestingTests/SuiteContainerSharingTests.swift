import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `An instance that the cases of a suite share` {
  @Test func `is one that set-up built, not one that its objects build later`() async throws {
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

  @Test func `is rebuilt in a case that overrides its dependency`() async throws {
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register(Note.self, instance: Note("set-up"))
      container.register(Desk.self) { Desk(note: try $0.resolve()) }
      _ = try await container.resolve(Desk.self)
    }
    try await trait.runAround { () async throws in
      let replacing = ContainerTrait.container { container in
        container.register(Note.self, instance: Note("case"))
        _ = try await container.resolve(Note.self)
      }
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

  @Test func `is shared under a firewall`() async throws {
    let live = Container(label: "live")
    let runs = Recorder<String>()
    live.register(Note.self) {
      runs.add("live")
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
        #expect(issues.first?.contains("Note is live, and no test") == true)
      }
    }
    #expect(runs.all.isEmpty)
  }

  @Test(arguments: [false, true])
  func `is refused by a firewall if it was built from something live`(isOver: Bool) async throws {
    let trait = SuiteContainerTrait.suiteContainer(.live(.allow)) { container in
      container.register { Registration(Note.self) { Note("live") }.live() }
      container.register(Desk.self) { Desk(note: try $0.resolve()) }
      _ = try await container.resolve(Desk.self)
    }
    let guarded =
      isOver
      ? ContainerTrait.mockContainer(over: Container(label: "live"))
      : ContainerTrait.container(.firewall(.marked))
    try await trait.runAround { () async throws in
      for traits in [[trait, guarded] as [any TestScoping], [guarded, trait]] {
        let issues = try await issues {
          try await runCase(traits) { () async throws in
            await #expect(throws: ContainerError.self) {
              try await Container.current.resolve(Desk.self)
            }
          }
        }
        #expect(issues.count == 1)
        #expect(issues.first?.contains("outside this container, so it is not handed out") == true)
      }
    }
  }
}
