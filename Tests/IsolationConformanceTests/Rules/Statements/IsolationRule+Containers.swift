@testable import Understudy

extension IsolationRule {
  static let containers = [ownContainer, everyBody, layers, setUpAlone]

  private static let ownContainer = IsolationRule(
    name: "each case has a container of its own",
    act: .immediate { turn in
      turn.expect(!Container.current.isUnavailable && !Container.current.isEscape, "none")
      turn.expect(Container.current !== ProcessDefault.container, "the process default")
      turn.leave(Container.current)
    },
    judge: { outcome in
      let containers = outcome.left(Container.self)
      outcome.expect(containers.count, is: outcome.turns)
      outcome.expect(Set(containers.map(ObjectIdentifier.init)).count, is: outcome.turns)
    }
  )

  /// The flavours of a run are the bodies.
  private static let everyBody = IsolationRule(
    name: "synchronous, asynchronous and main-actor bodies have the container on every actor",
    act: .suspending { turn in
      let container = Container.current
      turn.expect(!container.isUnavailable && !container.isEscape, "none")
      if turn.run.flavour == .mainActor {
        turn.expect(isOnMainActor(), "the body is not on the main actor")
      }
      turn.expect(await MainActor.run { Container.current === container }, "the main actor")
      turn.expect(await Foyer().seesCurrent(container), "another actor")
      turn.expect(Container.current === container, "after it")
    }
  )

  // Scenario 24.
  private static let layers = IsolationRule(
    name: "the layers of a case are all visible, and the innermost wins",
    act: .immediate { turn in
      let layers = turn.driver.layers
      for layer in layers { turn.expect(try note(layer), is: layer) }
      turn.expect(try note("innermost"), is: layers[layers.count - 1])
      try withContainer {
        $0.register(Note.self, name: "innermost", instance: Note("body"))
        $0.register(Note.self, name: "body", instance: Note("body"))
      } operation: {
        turn.expect(try note("innermost"), is: "body")
        for layer in layers + ["body"] { turn.expect(try note(layer), is: layer) }
      }
      turn.expect(try note("innermost"), is: layers[layers.count - 1])
      let body = try Container.current.resolveIfRegistered(Note.self, name: "body")
      turn.expect(body, is: nil)
    }
  )

  private static let setUpAlone = IsolationRule(
    name: "cases share exactly what a suite's or a class's set-up built, and nothing else",
    setUp: { container in
      container.register(Till.self, name: "built in set-up") { Till() }
      container.register(Till.self, name: "left unbuilt") { Till() }
      try container.resolve(Till.self, name: "built in set-up").add(-1)
    },
    act: .immediate { turn in
      let built = try Container.current.resolve(Till.self, name: "built in set-up")
      turn.expect(built.entries, is: [-1])
      let unbuilt = try Container.current.resolve(Till.self, name: "left unbuilt")
      turn.expect(unbuilt.entries, is: [])
      unbuilt.add(turn.number)
      turn.leave(SetUp(built: built, unbuilt: unbuilt))
    },
    judge: { outcome in
      let all = outcome.left(SetUp.self)
      let built = Set(all.map { ObjectIdentifier($0.built) }).count
      outcome.expect(built, is: outcome.run.driver.hasSharedSetUp ? 1 : all.count)
      outcome.expect(Set(all.map { ObjectIdentifier($0.unbuilt) }).count, is: all.count)
    }
  )
}

private struct SetUp: Sendable {
  let built: Till
  let unbuilt: Till
}

private actor Foyer {
  func seesCurrent(_ container: Container) -> Bool { Container.current === container }
}

/// Whether the caller is on it; its thread would not tell, which on Linux need not be the main one.
private func isOnMainActor(_ caller: isolated (any Actor)? = #isolation) -> Bool {
  caller === MainActor.shared
}

private func note(_ name: String) throws -> String {
  try Container.current.resolve(Note.self, name: name).text
}
