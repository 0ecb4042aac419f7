import TestSupport
import Testing

@testable import Understudy

/// What an instance holds may go on asking the container that it was built in.
@Suite struct `An instance that resolves later` {
  let app = Container(label: "app")
  let runs = Counter()
  let host = IssueCollector()

  init() {
    app.register {
      Registration.liveHall(counting: runs)
      Registration(Asking<Injected<Hall>>.self) { Asking(later: Injected<Hall>()) }
      Registration(Asking<Provider<Hall>>.self) {
        Asking(later: try $0.resolve(Provider<Hall>.self))
      }
      Registration(Seat.self, with: String.self) { resolver, _ in
        _ = try resolver.resolve(Hall.self)
        return Seat()
      }
      Registration(Asking<ParameterizedFactory<String, Seat>>.self) {
        Asking(later: try $0.resolve(ParameterizedFactory<String, Seat>.self))
      }
    }
  }

  private func fork() -> Container {
    app.fork(
      sharing: .builtInstances,
      label: "fork",
      rules: MockRules(missing: .throwsOnly, firewall: .marked),
      host: host
    )
  }

  @Test(.tags(.scenario26))
  func `an instance that resolves later is built anew under a firewall, and resolves there`() throws
  {
    let injected = try app.resolve(Asking<Injected<Hall>>.self)
    let provider = try app.resolve(Asking<Provider<Hall>>.self)
    let factory = try app.resolve(Asking<ParameterizedFactory<String, Seat>>.self)

    let fork = fork()
    let ours = try fork.resolve(Asking<Injected<Hall>>.self)
    #expect(ours !== injected)
    #expect(throws: ContainerError.self) { try ours.later() }
    let provides = try fork.resolve(Asking<Provider<Hall>>.self)
    #expect(provides !== provider)
    #expect(throws: ContainerError.self) { try provides.later.get() }
    let makes = try fork.resolve(Asking<ParameterizedFactory<String, Seat>>.self)
    #expect(makes !== factory)
    #expect(throws: ContainerError.self) { try makes.later.create(with: "A") }
    #expect(host.issues.count == 3)
    #expect(runs.count == 0)
    // Built there, they stay, in forks of the fork too.
    #expect(try fork.resolve(Asking<ParameterizedFactory<String, Seat>>.self) === makes)
    let second = fork.fork(sharing: .builtInstances)
    #expect(try second.resolve(Asking<Injected<Hall>>.self) === ours)
    #expect(try second.resolve(Asking<ParameterizedFactory<String, Seat>>.self) === makes)
  }

  @Test func `an instance that has read something live does not pass it on`() throws {
    let asking = try app.resolve(Asking<Injected<Hall>>.self)
    let live = try asking.later()
    let ours = try fork().resolve(Asking<Injected<Hall>>.self)
    #expect(throws: ContainerError.self) { try ours.later() }
    #expect(try asking.later() === live)
    #expect(runs.count == 1)
  }

  @Test func `an instance that resolves later keeps its identity in a fork under the same rules`()
    throws
  {
    let mock = Container.mock(
      MockRules(missing: .throwsOnly, firewall: .marked),
      over: app,
      host: host
    )
    let asking = try mock.resolve(Asking<Provider<Hall>>.self)
    try withContainer(mock) {
      try withContainer {
        $0.register(Seat.self, instance: Seat())
      } operation: {
        let same = try Container.current.resolve(Asking<Provider<Hall>>.self)
        #expect(same === asking)
      }
    }
  }
}

// MARK: - Fixtures

private final class Asking<Later: Sendable>: Sendable {
  let later: Later
  init(later: Later) { self.later = later }
}
