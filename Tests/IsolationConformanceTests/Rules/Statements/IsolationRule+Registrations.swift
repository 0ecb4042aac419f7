import Understudy

extension IsolationRule {
  static let registrations = [state, madeInTheBody, readyInstances, resets]

  // Scenario 25.
  private static let state = IsolationRule(
    name: "state that a case puts on a singleton is absent from the next case",
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
    name: "a registration made by a body is gone in the next case, with and without a name",
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

  // Scenario 54.
  private static let readyInstances = IsolationRule(
    name: "each case has a ready instance of its own when the closure makes it",
    prepare: { $0.register(Till.self, name: "ready", instance: Till()) },
    act: .immediate { turn in
      let till = try Container.current.resolve(Till.self, name: "ready")
      turn.expect(till.entries, is: [])
      till.add(turn.number)
      turn.leave(till)
    },
    judge: { outcome in
      let tills = outcome.left(Till.self)
      outcome.expect(Set(tills.map(ObjectIdentifier.init)).count, is: outcome.turns)
      outcome.expect(tills.flatMap(\.entries).sorted(), is: Array(0..<outcome.turns))
    }
  )

  private static let resets = IsolationRule(
    name: "resets, snapshots and restores affect their own case alone",
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
