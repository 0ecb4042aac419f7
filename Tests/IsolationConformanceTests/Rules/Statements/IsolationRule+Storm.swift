import Synchronization

@testable import Understudy

extension IsolationRule {
  // Scenario 45.
  /// Every case starts a hundred tasks, each of which overrides the same keys.
  static let storm = IsolationRule(
    name: "each of many cases and tasks that override the same keys reads its own value",
    turns: 2,
    turnsInCrowd: 200,
    prepare: { container in
      container.register(Till.self, name: "storm") { Till() }
      container.register(Note.self, name: "storm", instance: Note("case"))
    },
    act: .suspending { turn in
      let living = Living()
      turn.leave(living)
      let container = Container.current
      container.register(Prop.self) { Prop("case \(turn.number)", living) }
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask { await weather(turn, number, living) }
        }
      }
      turn.expect(try await container.resolve(Prop.self).name, is: "case \(turn.number)")
      turn.expect(try await container.resolve(Note.self, name: "storm"), is: Note("case"))
      let noise = (0..<100).count { isRegistered(Note.self, name: "noise \($0)", in: container) }
      turn.expect(noise, is: 10)
      let standard = ProcessDefault.container
      turn.expect(!isRegistered(Prop.self, name: nil, in: standard), "the process default")
      turn.expect(!isRegistered(Note.self, name: "storm", in: standard), "the process default")
    },
    judge: { outcome in
      let all = outcome.left(Living.self)
      outcome.expect(all.count, is: outcome.turns)
      outcome.expect(all.reduce(0) { $0 + $1.count }, is: 0)
    }
  )

  /// One task of a storm.
  private static func weather(_ turn: Turn, _ number: Int, _ living: Living) async {
    let name = "turn \(turn.number), task \(number)"
    let container = Container.current
    do {
      try await withContainer { (fork: Container) async in
        fork.register(Prop.self) { Prop(name, living) }
        fork.register(Note.self, name: "storm", instance: Note(name))
      } operation: { () async throws in
        for round in 0..<3 {
          let prop = try await Container.current.resolve(Prop.self)
          turn.expect(prop.name, is: name)
          turn.expect(try await Container.current.resolve(Note.self, name: "storm"), is: Note(name))
          Container.current.register(
            Note.self,
            name: "round",
            instance: Note("\(round) of \(name)")
          )
          let note = try await Container.current.resolve(Note.self, name: "round")
          turn.expect(note, is: Note("\(round) of \(name)"))
          if round == 1 { Container.current.reset() }
        }
        _ = try await Container.current.resolve(Till.self, name: "storm")
      }
      // The case itself changes meanwhile, too.
      guard number.isMultiple(of: 10) else { return }
      container.register(Note.self, name: "noise \(number)", instance: Note(name))
      _ = try await container.resolve(Till.self, name: "storm")
      container.reset()
    } catch {
      turn.expect(false, "threw \(error)")
    }
  }

  private static func isRegistered<Value>(
    _ type: Value.Type,
    name: String?,
    in container: Container
  ) -> Bool {
    (try? container.resolveIfRegistered(type, name: name)) != nil
  }
}

/// Counts the props that are alive.
private final class Living: Sendable {
  private let number = Atomic(0)
  var count: Int { number.load(ordering: .acquiring) }
  func change(by step: Int) { number.add(step, ordering: .acquiringAndReleasing) }
}

private final class Prop: Sendable {
  let name: String
  private let living: Living

  init(_ name: String, _ living: Living) {
    self.name = name
    self.living = living
    living.change(by: 1)
  }

  deinit { living.change(by: -1) }
}
