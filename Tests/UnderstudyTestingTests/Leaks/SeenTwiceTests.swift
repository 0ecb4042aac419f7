import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `An object that the factories of two containers return` {
  /// What an app may have in a static; each test here has its own.
  let clock = Clock()

  @Test func `is allowed by its type, which stands for its keys of every name`() {
    let types = [ObjectIdentifier(String.self), ObjectIdentifier(Int.self)]
    #expect(LeakCheck(allowing: String.self, Int.self).allowed == Set(types))
  }

  @Test func `is reported in the later of two tests, with both places`() async throws {
    let check = LeakCheck(severity: .warning)
    let matinee = try await messages(check, of: "matinee, SaleTests.swift:4") { give($0) }
    #expect(matinee.first?.contains("is still alive") == true)

    let messages = try await messages(check, of: "gala, SaleTests.swift:9") { give($0) }
    #expect(messages.count == 1)
    let text = messages.first ?? ""
    #expect(text.hasPrefix("In test \"gala\" (SaleTests.swift:9), factories returned 1 object"))
    #expect(text.contains("  Clock: Clock\n    built for the resolve at UnderstudyTesting"))
    #expect(text.contains("in container \"gala, SaleTests.swift:9\"\n    before that: built for"))
    #expect(text.contains("SaleTests.swift:4\", in test \"matinee\" (SaleTests.swift:4)\n"))
    #expect(!text.contains("still alive"))
  }

  @Test func `is reported once for two containers of one test`() async throws {
    let messages = try await messages { container in
      give(container)
      let other = Container(label: "other", rules: nil, host: container.host)
      for _ in 0..<3 { give(other) }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(", factories returned 1 object that had") == true)
    #expect(messages.first?.contains("in container \"other\"\n    before that") == true)
  }

  @Test func `is not reported where one container is a fork, a child or a sibling of the other`()
    async throws
  {
    let messages = try await messages(LeakCheck(allowing: Umbrella.self)) { container in
      register(in: container)
      let fork = container.fork()
      let related = [
        container, fork, fork.fork(), container.fork(),
        Container(label: "child", parent: container.fork()),
      ]
      for container in related { _ = try container.resolve(Clock.self) }
      // A registration of its own, but in line.
      let child = Container(label: "child", parent: container)
      give(child)
      give(fork)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("returned in another container") == false)
    #expect(messages.first?.contains("is still alive") == true)
  }

  @Test func `is reported for the forks that two tests have of one container`() async throws {
    let suite = Container(label: "suite")
    register(in: suite)
    var told: [Bool] = []
    for name in ["first", "second"] {
      let recorder = CollectingRecorder()
      let scope = scope(recorder, named: name)
      scope.checkLeaks(LeakCheck())
      do {
        let fork = suite.fork(sharing: .registrations, label: name, rules: nil, host: scope)
        _ = try await fork.resolve(Clock.self)
      }
      await scope.end()
      scope.recordLeaks()
      told.append(recorder.messages.contains { $0.contains("returned in another container") })
    }
    #expect(told == [false, true])
  }

  @Test func `is not reported where it was registered ready`() async throws {
    for name in ["first", "second"] {
      let messages = try await messages(of: name) { container in
        container.register(Clock.self, instance: clock)
        container.register(Clock.self, name: "alias") { try $0.resolve(Clock.self) }
        _ = try container.resolve(Clock.self, name: "alias")
      }
      #expect(messages == [])
    }
  }

  @Test func `is not reported where both tests share what was built before`() async throws {
    let suite = Container(label: "suite")
    register(in: suite)
    _ = try await suite.resolve(Clock.self)
    for name in ["first", "second"] {
      let recorder = CollectingRecorder()
      let scope = scope(recorder, named: name)
      scope.checkLeaks(LeakCheck())
      do {
        let fork = suite.fork(sharing: .builtInstances, label: name, rules: nil, host: scope)
        #expect(try await fork.resolve(Clock.self) === clock)
        let child = Container(label: "child", parent: fork)
        #expect(try await child.resolve(Clock.self) === clock)
      }
      await scope.end()
      scope.recordLeaks()
      #expect(recorder.messages == [])
    }
  }

  @Test func `is not reported where it is allowed`() async throws {
    for name in ["first", "second"] {
      let messages = try await messages(LeakCheck(allowing: Clock.self), of: name) {
        give($0)
      }
      #expect(messages == [])
    }
  }

  @Test func `is not reported where the other test did not ask for the check`() async throws {
    let container = Container(label: "did not ask", rules: nil, host: IssueCollector())
    give(container)
    let messages = try await messages { give($0) }
    #expect(messages.first?.contains("returned in another container") == false)
  }

  private func register(in container: Container) {
    container.register(Clock.self) { [clock] in clock }
  }

  private func give(_ container: Container) {
    register(in: container)
    _ = try? container.resolve(Clock.self)
  }
}

// MARK: - Fixtures

final class Clock: Sendable {}
