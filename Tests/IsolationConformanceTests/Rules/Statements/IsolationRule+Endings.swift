import Understudy

extension IsolationRule {
  static let endings = [closing, zombies]

  private static let closing = IsolationRule(
    name: "a case's containers are closed at its end, forks and children too, and hooks run once",
    prepare: { container in
      container.register {
        Registration(Hooked.self) { Hooked() }.onClose { $0.hookRuns.add(1) }
      }
    },
    act: .immediate { turn in
      let container = Container.current
      let hooked = try container.resolve(Hooked.self)
      turn.expect(hooked.hookRuns.entries, is: [])
      let fork = container.fork()
      let inBlock = withContainer(overriding: { _ in }) { Container.current }
      let child = Container(label: "child", parent: container)
      for opened in [container, fork, fork.fork(), inBlock, child] {
        turn.expect(opened.isOpen)
        turn.leave(opened)
      }
      turn.leave(hooked)
    },
    judge: { outcome in
      let containers = outcome.left(Container.self)
      outcome.expect(containers.count, is: outcome.turns * 5)
      outcome.expect(containers.count(where: \.isOpen), is: 0)
      let hooked = outcome.left(Hooked.self)
      outcome.expect(hooked.map(\.hookRuns.entries), is: hooked.map { _ in [1] })
    }
  )

  // Scenario 28.
  private static let zombies = IsolationRule(
    name: "work that outlives its case is refused by an error and an issue that name the case",
    prepare: { $0.register(Till.self, name: "late") { Till() } },
    act: .immediate { turn in
      let container = Container.current
      turn.expect(container.label?.isEmpty == false)
      turn.leave(
        Leftover(
          label: container.label ?? "",
          ask: container.bind { () -> ContainerError? in
            do throws(ContainerError) {
              _ = try Container.current.resolve(Till.self, name: "late")
              return nil
            } catch {
              return error
            }
          }
        )
      )
    },
    judge: { outcome in
      let leftovers = outcome.left(Leftover.self)
      outcome.expect(leftovers.count, is: outcome.turns)
      for leftover in leftovers {
        let (error, issues) = outcome.asking { leftover.ask() }
        outcome.expect(error??.kind, is: .containerClosed)
        outcome.expect(error??.description.contains(leftover.label) == true)
        outcome.expect(issues.count, is: 1)
        for issue in issues {
          outcome.expect(issue.contains(" is still running after the "), issue)
          outcome.expect(issue.contains(leftover.label), issue)
          outcome.expect(issue.contains("IsolationRule+Endings.swift"), issue)
        }
      }
    }
  )
}

private final class Hooked: Sendable {
  let hookRuns = Till()
}

private struct Leftover: Sendable {
  let label: String
  let ask: @Sendable () -> ContainerError?
}
