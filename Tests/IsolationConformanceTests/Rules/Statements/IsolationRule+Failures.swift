import Understudy
import UnderstudyTesting

extension IsolationRule {
  static let failures = [missingKey, issueOffTheTask, failingSetUp]

  private static let missingKey = IsolationRule(
    name: "18 a missing key fails a strict case, with key and line, and throws; no other case",
    act: .immediate { turn in
      turn.expect(try Container.current.resolveIfRegistered(Lost.self) == nil)
    },
    rehearsals: [
      Rehearsal(isStrict: true) { try askForTheLost() },
      Rehearsal { try askForTheLost() },
    ],
    judge: { aftermath in
      let (strict, lenient) = (aftermath.rehearsals[0], aftermath.rehearsals[1])
      aftermath.expect(strict.hasRun && lenient.hasRun)
      aftermath.expect(lenient.failures, is: [])
      aftermath.expect(strict.failures.count, is: 1)
      for failure in strict.failures {
        aftermath.expect(failure.contains("Nothing is registered for Lost."), failure)
        aftermath.expect(failure.contains("IsolationRule+Failures.swift:\(lostLine)"), failure)
      }
    }
  )

  private static let issueOffTheTask = IsolationRule(
    name: "what is noticed off the task fails the case that it belongs to, once, and no other",
    act: .immediate { turn in
      turn.expect(try Container.current.resolveIfRegistered(Lost.self) == nil)
    },
    rehearsals: [
      Rehearsal(isStrict: true) {
        let ask = Container.current.bind { try? askForTheLost() }
        onThread { ask() }
      },
      Rehearsal(isStrict: true) {},
    ],
    judge: { aftermath in
      let (first, next) = (aftermath.rehearsals[0], aftermath.rehearsals[1])
      aftermath.expect(first.hasRun && next.hasRun)
      aftermath.expect(first.failures.count, is: 1)
      aftermath.expect(next.failures, is: [])
      for failure in first.failures {
        aftermath.expect(failure.contains("Nothing is registered for Lost."), failure)
        aftermath.expect(failure.contains("IsolationRule+Failures.swift:\(lostLine)"), failure)
      }
    }
  )

  private static let failingSetUp = IsolationRule(
    name: "22 a set-up that throws fails its case once, and the next one is clean",
    prepare: { $0.register(Till.self, name: "half") { Till() } },
    act: .immediate { turn in
      turn.expect(try Container.current.resolve(Till.self, name: "half").entries, is: [])
      turn.expect(try Container.current.resolveIfRegistered(Note.self, name: "half"), is: nil)
    },
    rehearsals: [
      Rehearsal(
        configure: { container in
          try fillHalf(container)
          throw Mishap()
        },
        body: {}
      ),
      Rehearsal(configure: fillHalf) {
        guard try Container.current.resolve(Till.self, name: "half").entries == [1] else {
          throw Mishap()
        }
      },
    ],
    judge: { aftermath in
      let (failing, next) = (aftermath.rehearsals[0], aftermath.rehearsals[1])
      aftermath.expect(failing.hasRun, is: !aftermath.run.driver.stopsWithoutSetUp)
      aftermath.expect(next.hasRun)
      aftermath.expect(failing.failures.count, is: 1)
      for failure in failing.failures {
        aftermath.expect(failure.contains("Mishap"), failure)
      }
      aftermath.expect(next.failures, is: [])
      for report in [failing, next] {
        aftermath.expect(report.container?.isOpen == false, "is not closed")
      }
      aftermath.expect(failing.container !== next.container)
    }
  )
}

private let lostLine = #line + 4

private func askForTheLost() throws {
  do throws(ContainerError) {
    _ = try Container.current.resolve(Lost.self)
  } catch {
    guard error.kind == .dependencyNotRegistered else { throw error }
  }
}

/// Does half of a set-up; a till that another case has filled is not clean.
@Sendable private func fillHalf(_ container: Container) throws {
  container.setVerification(.unusedOverrides, severity: .ignore)
  container.register(Till.self, name: "half") { Till() }
  container.register(Note.self, name: "half", instance: Note("half"))
  let till = try container.resolve(Till.self, name: "half")
  guard till.entries.isEmpty else { throw Mishap() }
  till.add(1)
}
