import TestSupport
import Testing
import Understudy

@Suite struct `A recorder` {
  let parent = Container(label: "parent")
  private let recorder = Notebook()

  @Test func `hears of an instance once, though it listens here and above`() throws {
    let middle = Container(label: "middle", parent: parent)
    let child = Container(label: "child", parent: middle)
    let other = Notebook()
    child.register(Hall.self, instance: Hall())
    for container in [child, parent] { container.record(into: recorder) }
    for container in [middle, parent] { container.record(into: other) }
    _ = try child.resolve(Hall.self)
    _ = try child.resolve(Hall.self)

    #expect(recorder.hits.all == ["child", "child"])
    #expect(other.hits.all == ["child", "child"])
  }

  @Test(arguments: [false, true])
  func `hears of a built instance once, whether or not somebody observes`(isObserved: Bool) throws {
    let child = Container(label: "child", parent: parent)
    for container in [child, parent] { container.record(into: recorder) }
    let observed = Recorder<String>()
    if isObserved { parent.observe { observed.add("\($0.key.map { "\($0)" } ?? "")") } }
    child.register(Hall.self) { Hall() }
    _ = try child.resolve(Hall.self)

    #expect(recorder.hits.all == ["child"])
    #expect(observed.all.contains("Hall") == isObserved)
  }

  @Test func `hears nothing of refused instances`() async throws {
    let host = IssueCollector()
    let app = Container(label: "app")
    app.register(Seat.self, instance: Seat())
    let mock = Container.mock(MockRules(missing: .throwsOnly), over: app, host: host)
    mock.record(into: recorder)
    #expect(throws: ContainerError.self) { try Self.seat(in: mock) }
    await mock.close()
    #expect(throws: ContainerError.self) { try Self.seat(in: mock) }
    #expect(recorder.hits.all == [])
  }

  @Test func `hears nothing of a key that stands twice in a batch`() {
    let host = IssueCollector()
    let container = Container(label: "app", rules: nil, host: host)
    container.record(into: recorder)
    container.register {
      Registration(Seat.self, instance: Seat(number: 1))
      Registration(Seat.self, instance: Seat(number: 2))
    }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Seat.self) }
    #expect(error?.kind == .duplicateRegistration)
    #expect(recorder.hits.all == [])
    #expect(host.issues.count == 1)
  }

  private static func seat(in container: Container) throws -> Seat { try container.resolve() }
}

// MARK: - Fixtures

private final class Notebook: EventRecorder {
  let hits = Recorder<String>()
  func record(_ event: ContainerEvent) {
    if case .resolved = event.kind { hits.add(event.containerLabel ?? "") }
  }
}
