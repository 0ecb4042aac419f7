import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A suite's set-up that throws` {
  @Test func `fails each case once with the same text, and nothing else runs`() async throws {
    let log = Recorder<String>()
    let line = #line + 1
    let trait = SuiteContainerTrait.suiteContainer { container in
      container.register {
        Registration(Till.self) { Till() }.onClose { _ in log.add("closed") }
      }
      _ = try await container.resolve(Till.self)
      throw Mishap()
    } tearDown: { _ in
      log.add("tear-down")
    }
    let inner = SuiteContainerTrait.suiteContainer { _ in log.add("inner set-up") }
    let texts = try await issues {
      try await trait.runAround { () async throws in
        try await inner.runAround { () async throws in
          for _ in 0..<2 {
            try await runCase([trait, inner, ContainerTrait.container]) { log.add("body") }
          }
        }
      }
    }
    #expect(texts.count == 2)
    #expect(Set(texts).count == 1)
    let text = try #require(texts.first)
    #expect(text.hasPrefix("UnderstudySwiftTestingTests/SuiteContainerEndingTests.swift:\(line) "))
    #expect(text.contains("The set-up of the container of suite \"fails each case once"))
    #expect(text.contains("failed, so no test in it runs: Mishap()"))
    #expect(text.contains("fix: "))
    #expect(log.all == ["closed"])
  }

  @Test func `fails the cases of a nested suite alone if it is the nested suite's`() async throws {
    let log = Recorder<String>()
    let outer = SuiteContainerTrait.suiteContainer { _ in
    } tearDown: { _ in
      log.add("tear-down")
    }
    let inner = SuiteContainerTrait.suiteContainer { _ in throw Mishap() }
    let texts = try await issues {
      try await outer.runAround { () async throws in
        try await inner.runAround { try await runCase([outer, inner]) { log.add("nested") } }
        try await runCase([outer]) { log.add("beside") }
      }
    }
    #expect(texts.count == 1)
    #expect(log.all == ["beside", "tear-down"])
  }
}

@Suite struct `A suite's container` {
  @Test func `records an issue if tear-down throws, and is closed`()
    async throws
  {
    let kept = Kept()
    let line = #line + 1
    let trait = SuiteContainerTrait.suiteContainer {
      kept.keep($0)
    } tearDown: { _ in
      throw Mishap()
    }
    let texts = try await issues {
      try await trait.runAround {}
      _ = try? kept.resolveNote()
    }
    #expect(texts.count == 2)
    #expect(
      texts.first?.hasPrefix("UnderstudySwiftTestingTests/SuiteContainerEndingTests.swift:\(line) ")
        == true
    )
    #expect(texts.first?.contains("The tear-down of the container of suite \"records") == true)
    #expect(texts.last?.contains(" is still running after the ") == true)
  }

  @Test func `records issues that set-up reported off its task on the suite at its end`()
    async throws
  {
    let trait = SuiteContainerTrait.suiteContainer(.strict) { container in
      await Task.detached { _ = try? await container.resolve(Note.self) }.value
    }
    let log = Recorder<String>()
    let texts = try await issues { try await trait.runAround { log.add("cases") } }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Nothing is registered for Note") == true)
    #expect(log.all == ["cases"])
  }

  @Test func `records an issue if its trait meets a case without its suite`() async throws {
    let log = Recorder<String>()
    let texts = try await issues {
      try await runCase([SuiteContainerTrait.suiteContainer { _ in }]) { log.add("body") }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("was not set up") == true)
    #expect(log.all.isEmpty)
  }
}
