import TestSupport
import Understudy
import UnderstudyTesting

extension IsolationRule {
  static let failures = [missingKey, issueOffTheTask, failingSetUp]

  // Scenario 18.
  private static let missingKey = IsolationRule(
    name:
      "a missing key fails a strict case with key and line, and throws, and fails no other case",
    act: .immediate { turn in
      turn.expect(try Container.current.resolveIfRegistered(Lost.self) == nil)
    },
    failingCases: [
      FailingCase(isStrict: true) { try askForTheLost() },
      FailingCase { try askForTheLost() },
    ],
    judge: { outcome in
      let (strict, lenient) = (outcome.failingCases[0], outcome.failingCases[1])
      outcome.expect(strict.hasRun && lenient.hasRun)
      // Where the framework has warnings, there is one: the rule catches the error.
      outcome.expect(lenient.failures.filter { !$0.contains("has caught this error") }, is: [])
      outcome.expect(strict.failures.count, is: 1)
      for failure in strict.failures {
        outcome.expect(failure.contains("Nothing is registered for Lost."), failure)
        outcome.expect(failure.contains("IsolationRule+Failures.swift:\(lostLine)"), failure)
      }
    }
  )

  private static let issueOffTheTask = IsolationRule(
    name: "an issue off the task fails the case that it belongs to once, and no other case",
    act: .immediate { turn in
      turn.expect(try Container.current.resolveIfRegistered(Lost.self) == nil)
    },
    failingCases: [
      FailingCase(isStrict: true) {
        let ask = Container.current.bind { try? askForTheLost() }
        onThread { ask() }
      },
      FailingCase(isStrict: true) {},
    ],
    judge: { outcome in
      let (first, next) = (outcome.failingCases[0], outcome.failingCases[1])
      outcome.expect(first.hasRun && next.hasRun)
      outcome.expect(first.failures.count, is: 1)
      outcome.expect(next.failures, is: [])
      for failure in first.failures {
        outcome.expect(failure.contains("Nothing is registered for Lost."), failure)
        outcome.expect(failure.contains("IsolationRule+Failures.swift:\(lostLine)"), failure)
      }
    }
  )

  // Scenario 22.
  private static let failingSetUp = IsolationRule(
    name: "a set-up that throws fails its case once, and not the next case",
    prepare: { $0.register(Till.self, name: "half") { Till() } },
    act: .immediate { turn in
      turn.expect(try Container.current.resolve(Till.self, name: "half").entries, is: [])
      turn.expect(try Container.current.resolveIfRegistered(Note.self, name: "half"), is: nil)
    },
    failingCases: [
      FailingCase(
        configure: { container in
          try fillHalf(container)
          throw Mishap()
        },
        body: {}
      ),
      FailingCase(configure: fillHalf) {
        guard try Container.current.resolve(Till.self, name: "half").entries == [1] else {
          throw Mishap()
        }
      },
    ],
    judge: { outcome in
      let (failing, next) = (outcome.failingCases[0], outcome.failingCases[1])
      outcome.expect(failing.hasRun, is: !outcome.run.driver.stopsWithoutSetUp)
      outcome.expect(next.hasRun)
      outcome.expect(failing.failures.count, is: 1)
      for failure in failing.failures {
        outcome.expect(failure.contains("Mishap"), failure)
      }
      outcome.expect(next.failures, is: [])
      for report in [failing, next] {
        outcome.expect(report.container?.isOpen == false, "is not closed")
      }
      outcome.expect(failing.container !== next.container)
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
