import TestSupport
import Testing

@testable import Understudy

/// A factory that captures its container, where it should ask the resolver that it gets.
@Suite struct `A factory that asks the container it was registered in` {
  let app = Container(label: "app")
  let host = IssueCollector()
  let runs = Counter()

  private func registerApp(isLive: Bool = false) {
    app.register {
      let fee = Registration(Int.self) { [runs] in
        runs.add()
        return 1
      }
      if isLive { fee.live() } else { fee }
      Registration(String.self) { [unowned app] in "\(try app.resolve(Int.self))" }
      Registration(Substring.self) { [unowned app] _ in
        await Task.yield()
        return "\(try await app.resolve(Int.self))"
      }
      Registration(Character.self) { Character("\(try $0.resolve(Int.self))") }
    }
  }

  private func fork(
    _ reaction: MockRules.Reaction = .refuses,
    severity: ContainerIssue.Severity? = .error
  ) -> Container {
    app.fork(
      sharing: .registrations,
      label: "test",
      rules: MockRules(
        missing: .throwsOnly,
        firewall: .marked,
        reaction: reaction,
        severity: severity
      ),
      host: host
    )
  }

  @Test func `is refused what is live where nothing is reported, too`() {
    registerApp(isLive: true)
    let fork = fork(severity: nil)
    let error = #expect(throws: ContainerError.self) { try fork.resolve(String.self) }
    #expect(error?.kind == .blockedByFirewall)
    #expect(runs.count == 0)
    #expect(host.messages == [])
  }

  @Test func `warns a test with that severity, which has replaced what it asks for`() throws {
    registerApp()
    let fork = fork(severity: .warning)
    fork.register(Int.self, instance: 2)
    #expect(try fork.resolve(String.self) == "1")
    #expect(host.issues.map(\.severity) == [.warning])
  }

  @Test func `passes if it is the app that has registered the key anew`() throws {
    registerApp()
    let fork = fork()
    app.register(Int.self) { 3 }
    #expect(try fork.resolve(String.self) == "3")
    #expect(host.messages == [])
  }

  @Test func `fails the test that refuses what is live, and does not get it`() async {
    registerApp(isLive: true)
    let fork = fork()
    let error = #expect(throws: ContainerError.self) { try fork.resolve(String.self) }
    #expect(error?.kind == .blockedByFirewall)
    #expect(error?.description.hasPrefix("The factory of String has asked container") == true)
    #expect(error?.description.hasSuffix("in place of container.resolve(…).") == true)
    let later = await #expect(throws: ContainerError.self) {
      try await fork.resolve(Substring.self)
    }
    #expect(later?.kind == .blockedByFirewall)
    #expect(runs.count == 0)
    #expect(host.messages.count == 2)
    #expect(
      host.messages.first?.hasPrefix(
        """
        The factory of String has asked container "app" for Int, not the container of the test: \
        what the test registers or refuses does not reach it.
          registered at UnderstudyTests/DetourTests.swift:
        """
      ) == true
    )
    #expect(
      host.messages.first?.hasSuffix("write $0.resolve(…) in place of container.resolve(…).")
        == true
    )
  }

  @Test func `fails the test that is told of what is live, and gets it`() throws {
    registerApp(isLive: true)
    #expect(try fork(.reports).resolve(String.self) == "1")
    #expect(host.messages.count == 1)
  }

  @Test func `fails the test that has replaced what it asks for`() async throws {
    registerApp()
    let fork = fork()
    fork.register(Int.self, instance: 2)
    #expect(try await fork.resolve(Substring.self) == "1")
    #expect(host.messages.count == 1)
    let other = self.fork()
    other.register(Int.self, instance: 2)
    app.reset(.instances)
    #expect(try await other.resolve(String.self) == "1")
    #expect(host.messages.count == 2)
  }

  @Test func `passes where nothing is replaced or live, and where it asks its resolver`() throws {
    registerApp()
    #expect(try fork().resolve(String.self) == "1")
    let fork = fork()
    fork.register(Int.self, instance: 2)
    #expect(try fork.resolve(Character.self) == "2")
    #expect(host.messages == [])
  }

  @Test func `passes if the test has registered the factory, and where no test runs`() throws {
    registerApp(isLive: true)
    let fork = fork()
    fork.register(Int.self, instance: 2)
    fork.register(String.self) { [app] in "real \(try app.resolve(Int.self))" }
    #expect(try fork.resolve(String.self) == "real 1")
    app.reset(.instances)
    let plain = app.fork()
    plain.register(Int.self, instance: 2)
    #expect(try plain.resolve(String.self) == "1")
    #expect(host.messages == [])
  }
}
