import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Clean-up hooks at the end of a test` {
  private let recorder = CollectingRecorder(isOnTestTask: true)
  private let closed = Spy<String>("close(_:)")

  @Test func `run for containers that nobody holds`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let closed = closed
    do {
      let container = Container(label: "test", rules: nil, host: scope)
      container.register {
        Registration(Till.self) { Till() }.onClose { _ in closed.call("fork's") }
      }
      _ = try await container.fork().resolve(Till.self)
      try await withContainer(container) {
        try await withContainer {
          $0.register {
            Registration(Till.self) { Till() }.onClose { _ in closed.call("block's") }
          }
        } operation: {
          _ = try await Container.current.resolve(Till.self)
        }
      }
      let ready = Container(label: "by hand", rules: nil, host: scope)
      ready.register {
        Registration(Till.self, instance: Till()).onClose { _ in closed.call("ready") }
      }
    }
    #expect(closed.calls.isEmpty)
    await scope.end()
    #expect(Set(closed.calls.map(\.arguments)) == ["fork's", "block's", "ready"])
    #expect(recorder.messages == [])
  }

  @Test func `leave nothing held`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    weak var dropped: Container?
    do {
      let container = Container(label: "test", rules: nil, host: scope)
      container.register { Registration(Till.self, instance: Till()).onClose { _ in } }
      dropped = container
    }
    #expect(dropped != nil)
    await scope.end()
    #expect(dropped == nil)
  }
}

// MARK: - Fixtures

private final class Till: Sendable {}
