import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What a property gets, in a test, where it cannot have its dependency.
@Suite struct `A property without its dependency` {
  let host = IssueCollector()

  private func container(_ policy: MockPolicy = .strict, over base: Container? = nil) -> Container {
    withContainer(Container(label: nil, rules: nil, host: host)) {
      Container.mock(policy, over: base)
    }
  }

  @Test func `gets the fallback double, after one issue at its declaration`() throws {
    let owner = withContainer(container()) { Desk() }
    let first = owner.mailer
    #expect(first is FallbackMailer)
    #expect(owner.mailer === first)
    let issue = try #require(host.issues.first)
    #expect(host.issues.count == 1)
    #expect(issue.site.line == Desk.mailerLine)
    #expect(issue.message.hasPrefix("Courier of Desk could not be injected. "))
    #expect(issue.message.contains("Nothing is registered for Courier."))
    #expect(issue.severity == .error)
  }

  @Test func `shares its fallback with others of its container, and with none of another`() {
    let mock = container()
    let (first, second) = withContainer(mock) { (Desk(), Desk()) }
    #expect(first.mailer === second.mailer)
    #expect(withContainer(container()) { Desk() }.mailer !== first.mailer)
    #expect(host.issues.count == 3)
  }

  @Test func `gets the registered instance as soon as there is one`() {
    let mock = container()
    let owner = withContainer(mock) { Desk() }
    _ = owner.mailer
    let double = FallbackMailer()
    mock.register((any Courier).self, instance: double)
    #expect(owner.mailer === double)
    #expect(host.issues.count == 1)
  }

  @Test func `gets the fallback where a firewall blocks the key, and nothing live runs`() {
    let runs = RecordingLogger()
    let app = Container(label: "app")
    app.register((any Courier).self) {
      runs.record(.info, "live")
      return FallbackMailer()
    }
    let owner = withContainer(container(over: app)) { Desk() }
    #expect(owner.mailer === owner.mailer)
    #expect(host.issues.count == 1)
    #expect(host.messages.first?.contains("Courier is live, and no test double replaces") == true)
    #expect(runs.entries.isEmpty)
  }

  @Test func `gets the fallback where the factory fails or is asynchronous`() {
    let mock = container()
    mock.register((any Courier).self) { throw Mishap() }
    #expect(withContainer(mock) { Desk() }.mailer is FallbackMailer)
    let other = container()
    other.register((any Courier).self) { (_: Resolver) async throws in FallbackMailer() }
    #expect(withContainer(other) { Desk() }.mailer is FallbackMailer)
    #expect(host.messages.map { $0.contains("failed: Mishap()") } == [true, false])
    #expect(host.messages.map { $0.contains("asynchronous code") } == [false, true])
  }

  @Test func `has its fallback double attached to the container`() async {
    let mock = container()
    let owner = withContainer(mock) { Desk() }
    let mailer = owner.mailer as? FallbackMailer
    await mailer?.sends.call("A1")
    #expect(mailer?.sends.calls.map(\.arguments) == ["A1"])
    await mock.close()
    #expect(mailer?.sends.calls.isEmpty == true)
  }

  @Test func `has its fallback double reset with the container each time`() async {
    let mock = container()
    let owner = withContainer(mock) { Desk() }
    let mailer = owner.mailer as? FallbackMailer
    for round in 1...4 {
      await mailer?.sends.call("A1")
      round.isMultiple(of: 2) ? mock.reset() : mock.reset(only: (any Courier).self)
      #expect(mailer?.sends.calls.isEmpty == true)
      #expect(owner.mailer === mailer)
    }
  }

  @Test func `gets an explicit fallback before a discovered one, and the latest one`() {
    FallbackTable.shared.register(Ledger.self) { Ledger(name: "first") }
    FallbackTable.shared.register(Ledger.self) { Ledger(name: "second") }
    #expect(withContainer(container()) { Books() }.ledger.name == "second")
    FallbackTable.shared.unregister(Ledger.self)
    #expect(withContainer(container()) { Books() }.ledger.name == "found")
    #expect(host.issues.count == 2)
  }

  @Test func `gets its fallback through a factory's property too`() {
    let owner = withContainer(container()) { Making() }
    #expect(owner.mailer is FallbackMailer)
    #expect(owner.answer == Reply(text: "default"))
    #expect(owner.names == [])
    #expect(host.issues.count == 3)
  }

  @Test(arguments: LivePermission.allCases)
  func `gets what its policy allows before a fallback`(permission: LivePermission) throws {
    let ways: [(Container) -> any Courier] = [
      { mock in withContainer(mock) { Desk() }.mailer },
      { mock in withContainer(mock) { Making() }.mailer },
    ]
    for way in ways {
      let runs = RecordingLogger()
      let host = IssueCollector()
      let mock = withContainer(Container(label: nil, rules: nil, host: host)) {
        Container.mock(permission.policy)
      }
      mock.register {
        Registration((any Courier).self) {
          runs.record(.info, "live")
          return LiveMailer()
        }.live()
      }
      let first = way(mock)
      #expect(first is LiveMailer)
      #expect(way(mock) === first)
      #expect(runs.entries.count == 1)
      #expect(host.issues.map(\.severity) == permission.severities)
    }
  }

  @Test(arguments: LivePermission.allCases)
  func `has the value where it is optional and the policy allows it`(
    permission: LivePermission
  ) throws {
    let runs = RecordingLogger()
    let mock = container(permission.policy)
    mock.register {
      Registration((any Courier).self) {
        runs.record(.info, "live")
        return LiveMailer()
      }.live()
    }
    let owner = withContainer(mock) { Maybe() }
    let mailer = try #require(owner.mailer)
    #expect(mailer is LiveMailer)
    #expect(owner.mailer === mailer)
    #expect(runs.entries.count == 1)
    #expect(host.issues.map(\.severity) == permission.severities)
  }

  @Test func `is nil where it is optional, whatever the cause`() {
    let mock = container()
    mock.register((any Courier).self) { throw Mishap() }
    mock.register(Ledger.self) { (_: Resolver) async throws in Ledger(name: "later") }
    let owner = withContainer(mock) { Maybe() }
    #expect(owner.mailer == nil)
    #expect(owner.ledger == nil)
    #expect(owner.answer == nil)
    #expect(host.issues.count == 2)
  }

  @Test func `still throws from a throwing resolve, fallback or not`() {
    let mock = container()
    #expect(throws: ContainerError.self) { try mock.resolve((any Courier).self) }
    #expect(throws: ContainerError.self) { try withContainer(mock) { Desk() }.$mailer.resolve() }
  }

  @Test func `ends the process only without any value, and says how to give one`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = withContainer(Container(label: "empty")) { Bare() }.nothing
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Nothing of Bare could not be injected."))
    #expect(text.contains("the property cannot throw and there is no fallback for Nothing."))
    #expect(text.contains("static func fallback() -> Nothing { … }"))
  }
}

// MARK: - Fixtures

private protocol Courier: AnyObject, Sendable {}

private final class FallbackMailer: Courier, TestDouble {
  let sends = Spy<String>("send(_:)")
}

extension FallbackMailer: FallbackDouble {
  static func fallback() -> any Courier { FallbackMailer() }
}

private final class LiveMailer: Courier {}

/// A policy under which something live may be had.
enum LivePermission: CaseIterable, Sendable {
  case allowed, allowedByName, reported, warned

  var policy: MockPolicy {
    switch self {
    case .allowed: .live(.allow)
    case .allowedByName: .strict.allowing((any Courier).self)
    case .reported: .live(.report)
    case .warned: .firewall(.marked).severity(.warning)
    }
  }

  var severities: [ContainerIssue.Severity] {
    switch self {
    case .allowed, .allowedByName: []
    case .reported: [.error]
    case .warned: [.warning]
    }
  }
}

private struct Mishap: Error {}

private struct Nothing: Sendable {}

private struct Ledger: Sendable, FallbackDouble {
  let name: String
  static func fallback() -> Ledger { Ledger(name: "found") }
}

private struct Reply: StubDefaultProviding, Equatable {
  let text: String
  static let defaultAnswer = Reply(text: "default")
}

private struct Desk {
  static let mailerLine: UInt = #line + 1
  @Injected var mailer: any Courier
}

private struct Books { @Injected var ledger: Ledger }

private struct Making {
  @Factory var mailer: any Courier
  @Factory var answer: Reply
  @Factory var names: [String]
}

private struct Maybe {
  @Injected var mailer: (any Courier)?
  @Injected var ledger: Ledger?
  @Injected var answer: Reply?
}

private struct Bare { @Injected var nothing: Nothing }
