import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyTesting

/// Who is marked live, seen through a firewall that guards what is marked.
@Suite struct `A live mark` {
  let host = IssueCollector()
  let mock: Container

  init() {
    mock = withContainer(Container(label: nil, rules: nil, host: host)) {
      Container.mock(.firewall(.marked))
    }
  }

  /// The names of the desks that may not run.
  private var refused: [String] {
    ["A", "B", "C", "D"].filter { name in
      do {
        _ = try mock.resolveIfRegistered(Desk.self, name: name)
        return false
      } catch { return (error as? ContainerError)?.kind == .blockedByFirewall }
    }
  }

  @Test func `applies to one registration`() {
    mock.register {
      Registration(Desk.self, name: "A") { Desk() }.live()
      Registration(Desk.self, name: "B") { Desk() }
    }
    #expect(refused == ["A"])
  }

  @Test(arguments: [true, false])
  func `applies to a whole group, in a builder or alone`(isAlone: Bool) {
    if isAlone {
      mock.register { desks(["A", "B"]).live() }
    } else {
      mock.register {
        desks(["A", "B"]).live()
        desks(["C"])
        for name in ["D"] { Registration(Desk.self, name: name) { Desk() }.live() }
      }
    }
    #expect(refused == (isAlone ? ["A", "B"] : ["A", "B", "D"]))
  }

  @Test func `keeps lifetime, name, place and hook of the registration`() async throws {
    let logger = RecordingLogger()
    let app = Container(label: "app")
    let hooked = Registration(Desk.self, name: "A") { Desk() }
      .onClose(within: .seconds(600)) { _ in logger.record(.info, "closed") }
    app.register {
      [hooked].live()
      Registration(Desk.self, name: "B", lifetime: .transient) { Desk() }.live()
    }
    let names = ["A", "A", "B", "B"]
    let desks = try names.map { try app.resolve(Desk.self, name: $0) }
    #expect(desks[0] === desks[1])
    #expect(desks[2] !== desks[3])
    await app.close()
    #expect(logger.entries.map(\.message) == ["closed"])
  }

  @Test func `applies to ready instances, parameterised and asynchronous factories too`() async {
    mock.register {
      Registration(Desk.self, name: "A", instance: Desk()).live()
      Registration(Desk.self, name: "B") { (_: Resolver) async throws in Desk() }.live()
      Registration(Desk.self, with: String.self) { _, _ in Desk() }.live()
    }
    #expect(refused == ["A", "B"])
    let error = #expect(throws: ContainerError.self) {
      try mock.resolve(ParameterizedFactory<String, Desk>.self)
    }
    #expect(error?.kind == .blockedByFirewall)
  }

  @Test(arguments: [true, false])
  func `applies to the own type of an instance that is registered under a protocol`(
    isInGroup: Bool
  ) {
    let registration = Registration(Desk(), as: (any Furniture).self, name: "A")
    mock.register {
      if isInGroup { [registration].live() } else { registration.live() }
    }
    #expect(refused == ["A"])
  }

  @Test func `is removed when the key is registered without one, and added with one`() {
    mock.register { desks(["A", "B"]).live() }
    mock.register(Desk.self, name: "A", instance: Desk())
    mock.register { desks(["C"]) }
    mock.register { desks(["C"]).live() }
    #expect(refused == ["B", "C"])
  }

  @Test func `returns with the snapshot that had it`() throws {
    mock.register { desks(["A"]).live() }
    let before = mock.snapshot()
    mock.register(Desk.self, name: "A", instance: Desk())
    #expect(refused == [])
    try mock.restore(before)
    #expect(refused == ["A"])
  }

  @Test func `is kept by forks, by children and by overrides of something else`() throws {
    mock.register { desks(["A"]).live() }
    for container in [
      mock.fork(), mock.fork(sharing: .builtInstances), Container(label: nil, parent: mock),
    ] {
      #expect(throws: ContainerError.self) { try container.resolve(Desk.self, name: "A") }
    }
    withContainer(mock) {
      withContainer {
        $0.register(Desk.self, name: "B", instance: Desk())
      } operation: {
        #expect(throws: ContainerError.self) {
          try Container.current.resolve(Desk.self, name: "A")
        }
      }
    }
    #expect(host.issues.count == 4)
  }

  @Test(.tags(.scenario26))
  func `blocks live dependencies of an app that the test composes itself`() throws {
    compose(mock)
    mock.register(Desk.self, name: "B", instance: Desk())
    let shop = try mock.resolve(Shop.self, name: "B")
    #expect(try shop.desk === mock.resolve(Desk.self, name: "B"))

    let error = try #require(throws: ContainerError.self) {
      try mock.resolve(Shop.self, name: "A")
    }
    #expect(error.kind == .blockedByFirewall)
    #expect(error.path == [.of(Shop.self, name: "A"), .of(Desk.self, name: "A")])
    #expect(host.messages == [error.description])
  }

  @Test func `under a warning policy lets calls, properties and factories resolve`() {
    func warning() -> (Container, IssueCollector) {
      let host = IssueCollector()
      let desk = withContainer(Container(label: nil, rules: nil, host: host)) { warningDesk() }
      return (desk, host)
    }
    let ways: [(Container) -> Desk] = [
      { $0.require(Desk.self) },
      { withContainer($0) { Maker() }.desk },
      { withContainer($0) { Holder() }.desk },
    ]
    for way in ways {
      let (mock, host) = warning()
      let desk = way(mock)
      #expect(way(mock) === desk)
      #expect(host.issues.map(\.severity) == [.warning])
      #expect(host.messages.first?.hasPrefix("Desk is live, and this test used it.") == true)
    }
  }

  @Test(.tags(.scenario52))
  func `applies to an object that was made before the app was bootstrapped`() async throws {
    let issues = KnownIssues()
    await issues.collect {
      await #expect(processExitsWith: .success) { try useGlobalUnderFirewall() }
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts.first?.contains("Desk is live, and no test") == true)
  }
}

// MARK: - Fixtures

private final class Desk: Sendable {}

private final class Shop: Sendable {
  let desk: Desk
  init(desk: Desk) { self.desk = desk }
}

/// Reads a global object first in the app and then in a mock over it.
private func useGlobalUnderFirewall() throws {
  let global = Injected<Desk>()
  let runs = RecordingLogger()
  let app = try Container.bootstrap {
    Registration(Desk.self) {
      runs.record(.info, "live")
      return Desk()
    }.live()
  }
  try withProcessDefault(because: "the app's own use") { _ = try global() }
  let mock = Container.mock(.firewall(.marked), over: app)
  let error = withContainer(mock) { #expect(throws: ContainerError.self) { try global() } }
  #expect(error?.kind == .blockedByFirewall)
  #expect(runs.entries.count == 1)
  let double = Desk()
  mock.register(Desk.self, instance: double)
  let read = try withContainer(mock) { try global() }
  #expect(read === double)
}

private struct Maker { @Factory var desk: Desk }

private struct Holder { @Injected var desk: Desk }

/// A mock for which a live desk is worth a warning.
private func warningDesk() -> Container {
  let mock = Container.mock(.firewall(.marked).severity(.warning))
  mock.register { Registration(Desk.self) { Desk() }.live() }
  return mock
}

@RegistrationBuilder private func desks(_ names: [String]) -> [any AnyRegistration] {
  for name in names { Registration(Desk.self, name: name) { Desk() } }
}

/// The app's own composition: its desks cost money.
private func compose(_ container: Container) {
  container.register {
    desks(["A", "B"]).live()
    for name in ["A", "B"] {
      Registration(Shop.self, name: name) { Shop(desk: try $0.resolve(Desk.self, name: name)) }
    }
  }
}

private protocol Furniture: Sendable {}
extension Desk: Furniture {}
