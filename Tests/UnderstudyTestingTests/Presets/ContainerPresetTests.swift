import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `A preset` {
  let app = Container(label: "app")
  let runs = RecordingLogger()
  let host = IssueCollector()

  init() {
    app.register {
      Registration((any HouseClock).self) { [runs] in
        runs.record(.info, "clock")
        return ClockStub()
      }.live()
      Registration(Evening.self) { Evening(clock: try $0.resolve()) }
      Registration(Seat.self) { Seat(row: "A", number: 1) }
    }
  }

  /// Runs as in a test whose issues come here.
  private func inTest<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withContainer(Container(label: nil, rules: nil, host: host)) { try body() }
  }

  private func clock(at time: Int) -> ClockStub {
    let clock = ClockStub()
    clock.nowing.returns(time)
    return clock
  }

  private func time(in container: Container) throws -> Int {
    try container.resolve(Evening.self).clock.now()
  }

  @Test func `keeps a journal of its own, as any mock does`() throws {
    try inTest { () throws in
      let container = Container.integration(over: app)
      _ = try container.resolve(Seat.self)
      container.journal.expect(Seat.self, resolved: 1)
      #expect(host.issues.isEmpty)
      #expect(container.journal.entries.map(\.key) == [.of(Seat.self)])
    }
  }

  @Test(.tags(.scenario30))
  func `for integration has real logic, blocks live dependencies and fails missing ones`()
    throws
  {
    try inTest { () throws in
      let container = Container.integration(over: app) {
        Registration((any HouseClock).self, instance: clock(at: 20))
      }
      #expect(try time(in: container) == 20)
      #expect(try container.resolve(Seat.self).row == "A")
      #expect(host.issues.isEmpty)

      let bare = Container.integration(over: app)
      #expect(throws: ContainerError.self) { try bare.resolve(Evening.self) }
      #expect(throws: ContainerError.self) { try bare.resolve(Letter.self) }
      #expect(host.issues.map(\.severity) == [.error, .error])
      #expect(host.messages.first?.contains("chain: Evening → HouseClock\n") == true)
      #expect(host.messages.first?.contains("container: \"integration\"") == true)
      #expect(runs.entries.isEmpty)
    }
  }

  @Test(.tags(.scenario30)) func `of a team is declared once, and overridden inside a test`() throws
  {
    try inTest { () throws in
      let container = Container.preset(.matinee, over: app)
      try withContainer(container) { () throws in
        #expect(try time(in: container) == 14)
        try withContainer {
          $0.register((any HouseClock).self, instance: clock(at: 15))
        } operation: {
          let inside = try time(in: .current)
          #expect(inside == 15)
        }
        #expect(try time(in: container) == 14)
      }
      #expect(host.issues.isEmpty)
      #expect(runs.entries.isEmpty)
    }
  }

  @Test func `yields to the test's doubles, and comes before its base`() throws {
    try inTest { () throws in
      let container = Container.preset(.matinee, over: app) {
        Registration((any HouseClock).self, instance: clock(at: 16))
      }
      #expect(try time(in: container) == 16)
      #expect(host.issues.isEmpty)
    }
  }

  @Test func `registers anew for each container`() throws {
    let first = Container.preset(.matinee, over: app)
    let second = Container.preset(.matinee, over: app)
    let stub = try #require(first.resolve((any HouseClock).self) as? ClockStub)
    stub.nowing.returns(15)
    #expect(try time(in: second) == 14)
  }

  @Test func `without a base has its own registrations alone`() throws {
    try inTest { () throws in
      let container = Container.preset(.matinee)
      #expect(try container.resolve((any HouseClock).self).now() == 14)
      #expect(throws: ContainerError.self) { try container.resolve(Seat.self) }
      #expect(host.issues.count == 1)
    }
  }

  @Test func `with a key twice in a batch refuses that key with an issue`() {
    inTest {
      let container = Container.integration {
        Registration(Seat.self) { Seat(row: "A", number: 1) }
        Registration(Seat.self) { Seat(row: "B", number: 1) }
      }
      #expect(host.messages.first?.contains("Seat is registered twice in one batch.") == true)
      let error = #expect(throws: ContainerError.self) { try container.resolve(Seat.self) }
      #expect(error?.kind == .duplicateRegistration)
    }
  }

  @Test func `for a preview runs nothing live, and its errors are no issues`() throws {
    try inTest { () throws in
      let container = Container.preview(over: app)
      #expect(throws: ContainerError.self) { try container.resolve(Evening.self) }
      #expect(throws: ContainerError.self) { try container.resolve(Letter.self) }
      #expect(try container.resolve(Seat.self).row == "A")
      #expect(host.issues.isEmpty)
      #expect(runs.entries.isEmpty)

      let shown = Container.preview(over: app) {
        Registration((any HouseClock).self, instance: clock(at: 19))
      }
      #expect(try time(in: shown) == 19)
    }
  }

  @Test func `for a preview never ends the process, whatever its doubles report`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container.preview {
        Registration(SeatMapStub.self, instance: SeatMapStub())
        Registration(Receipts.self, instance: Receipts())
      }
      #expect(throws: ContainerError.self) { try container.now(Letter.self) }
      let receipts = try container.now(Receipts.self)
      #expect(receipts.all().isEmpty)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("error: "))
    #expect(text.contains("all()"))
  }

  @Test func `for integration reports missing registrations outside a test`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        _ = try? Container.integration().now(Letter.self)
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Nothing is registered for Letter.") == true
    }
  }
}

// MARK: - Fixtures

extension ContainerPreset {
  fileprivate static let matinee = ContainerPreset(
    "matinee",
    policy: .strict.firewall(.marked)
  ) {
    let clock = ClockStub()
    let _ = clock.nowing.returns(14)
    Registration((any HouseClock).self, instance: clock)
  }
}

private final class Evening: Sendable {
  let clock: any HouseClock
  init(clock: any HouseClock) { self.clock = clock }
}

private final class Receipts: TestDouble {
  let alls = Stub<Void, [Receipt], Never>("all()")
  func all() -> [Receipt] { alls.call() }
}

extension Container {
  /// The synchronous resolve by a name of its own, for asynchronous tests.
  fileprivate func now<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try resolve(type)
  }
}
