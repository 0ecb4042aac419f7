import Understudy
import UnderstudyTesting

extension IsolationRule {
  static let doubles = [calls, resetsReachDoubles, closingReachesOwnDoubles]

  // Scenario 54.
  private static let calls = IsolationRule(
    name: "the calls of one case are absent from the doubles of others, and end with the case",
    prepare: { $0.register(MailerSpy(), as: (any Mailer).self, name: "calls") },
    act: .immediate { turn in
      let spy = try Container.current.resolve(MailerSpy.self, name: "calls")
      turn.expect(spy.callHistory.isEmpty)
      try Container.current.resolve((any Mailer).self, name: "calls").send(turn.number)
      turn.expect(spy.callHistory, is: ["send(\(turn.number))"])
      turn.leave(spy)
    },
    overlap: Overlap { findings, meanwhile in
      let spy = try await Container.current.resolve(MailerSpy.self, name: "calls")
      try await Container.current.resolve((any Mailer).self, name: "calls").send(1)
      await meanwhile()
      findings.expect(spy.callHistory, is: ["send(1)"])
    },
    judge: { outcome in
      let spies = outcome.left(MailerSpy.self)
      outcome.expect(Set(spies.map(ObjectIdentifier.init)).count, is: outcome.turns)
      outcome.expect(spies.allSatisfy(\.callHistory.isEmpty), "closing did not reset them")
    }
  )

  private static let resetsReachDoubles = IsolationRule(
    name: "a reset applies to the doubles of its case, in every layer, and to no others",
    prepare: { $0.register(MailerSpy(), as: (any Mailer).self, name: "reset") },
    act: .immediate { turn in
      let spy = try Container.current.resolve(MailerSpy.self, name: "reset")
      let other = MailerSpy()
      spy.send(turn.number)
      other.send(turn.number)
      withContainer {
        $0.register(other, as: (any Mailer).self, name: "reset")
      } operation: {
        Container.current.reset()
      }
      turn.expect(other.callHistory.count, is: 0)
      turn.expect(spy.callHistory.count, is: 1)
      other.send(turn.number)
      Container.current.reset()
      turn.expect(spy.callHistory.count, is: 0)
      turn.expect(other.callHistory.count, is: 1)
    }
  )

  // Scenario 54.
  private static let closingReachesOwnDoubles = IsolationRule(
    name: "closing a fork resets its doubles, and not those of the case or of a sibling",
    prepare: { $0.register(MailerSpy(), as: (any Mailer).self, name: "closing") },
    act: .suspending { turn in
      let spy = try await Container.current.resolve(MailerSpy.self, name: "closing")
      spy.send(turn.number)
      let forks = [Container.current.fork(), Container.current.fork()]
      let spies = forks.map { fork in
        let spy = MailerSpy()
        fork.register(spy, as: (any Mailer).self, name: "closing")
        spy.send(turn.number)
        return spy
      }
      await forks[0].close()
      turn.expect(spies.map(\.callHistory.count), is: [0, 1])
      turn.expect(spy.callHistory.count, is: 1)
    }
  )
}
