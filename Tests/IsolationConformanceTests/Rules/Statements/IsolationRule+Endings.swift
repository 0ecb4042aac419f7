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
    judge: { aftermath in
      let containers = aftermath.left(Container.self)
      aftermath.expect(containers.count, is: aftermath.turns * 5)
      aftermath.expect(containers.count(where: \.isOpen), is: 0)
      let hooked = aftermath.left(Hooked.self)
      aftermath.expect(hooked.map(\.hookRuns.entries), is: hooked.map { _ in [1] })
    }
  )

  private static let zombies = IsolationRule(
    name: "28 work that outlives its case is refused, by an error and an issue that name the case",
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
    judge: { aftermath in
      let leftovers = aftermath.left(Leftover.self)
      aftermath.expect(leftovers.count, is: aftermath.turns)
      for leftover in leftovers {
        let (error, issues) = aftermath.asking { leftover.ask() }
        aftermath.expect(error??.kind, is: .containerClosed)
        aftermath.expect(error??.description.contains(leftover.label) == true)
        aftermath.expect(issues.count, is: 1)
        for issue in issues {
          aftermath.expect(issue.contains("is over, and something it started goes on"), issue)
          aftermath.expect(issue.contains(leftover.label), issue)
          aftermath.expect(issue.contains("IsolationRule+Endings.swift"), issue)
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
