import Understudy

extension IsolationRule {
  static let registrations = [state, madeInTheBody, readyInstances, resets]

  private static let state = IsolationRule(
    name: "25 what a case puts on a singleton is absent from the next",
    prepare: { $0.register(Till.self, name: "state") { Till() } },
    act: .immediate { turn in
      let till = try Container.current.resolve(Till.self, name: "state")
      turn.expect(till.entries, is: [])
      till.add(turn.number)
      let again = try Container.current.resolve(Till.self, name: "state")
      turn.expect(again.entries, is: [turn.number])
    }
  )

  private static let madeInTheBody = IsolationRule(
    name: "what a body registers is gone in the next case, with and without a name",
    prepare: { $0.register(Note.self, name: "replaced", instance: Note("prepared")) },
    act: .immediate { turn in
      let container = Container.current
      turn.expect(try container.resolveIfRegistered(Note.self), is: nil)
      turn.expect(try container.resolveIfRegistered(Note.self, name: "body's own"), is: nil)
      turn.expect(try container.resolve(Note.self, name: "replaced"), is: Note("prepared"))
      let note = Note("turn \(turn.number)")
      container.register(Note.self, instance: note)
      container.register(Note.self, name: "body's own") { note }
      container.register(Note.self, name: "replaced", instance: note)
      for name in [nil, "body's own", "replaced"] {
        turn.expect(try container.resolve(Note.self, name: name), is: note)
      }
    }
  )

  private static let readyInstances = IsolationRule(
    name: "54 a ready instance that the closure makes is another one for each case",
    prepare: { $0.register(Till.self, name: "ready", instance: Till()) },
    act: .immediate { turn in
      let till = try Container.current.resolve(Till.self, name: "ready")
      turn.expect(till.entries, is: [])
      till.add(turn.number)
      turn.leave(till)
    },
    judge: { aftermath in
      let tills = aftermath.left(Till.self)
      aftermath.expect(Set(tills.map(ObjectIdentifier.init)).count, is: aftermath.turns)
      aftermath.expect(tills.flatMap(\.entries).sorted(), is: Array(0..<aftermath.turns))
    }
  )

  private static let resets = IsolationRule(
    name: "resets, snapshots and what is restored stay inside their case",
    prepare: { container in
      container.register(Till.self, name: "reset") { Till() }
      container.register(Note.self, name: "reset", instance: Note("prepared"))
    },
    act: .immediate { turn in
      let container = Container.current
      let till = try container.resolve(Till.self, name: "reset")
      turn.expect(till.entries, is: [])
      turn.expect(try container.resolve(Note.self, name: "reset"), is: Note("prepared"))
      till.add(turn.number)
      let snapshot = container.snapshot()
      container.reset()
      turn.expect(try container.resolve(Till.self, name: "reset").entries, is: [])
      container.reset(.everything)
      turn.expect(try container.resolveIfRegistered(Note.self, name: "reset"), is: nil)
      // Some leave it empty, the others full: neither is seen by anyone.
      guard !turn.number.isMultiple(of: 2) else { return }
      try container.restore(snapshot)
      turn.expect(try container.resolve(Till.self, name: "reset") === till)
    }
  )
}
