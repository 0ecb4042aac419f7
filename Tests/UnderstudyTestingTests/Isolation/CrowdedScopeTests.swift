import Testing
import Understudy
import UnderstudyTesting

@Suite struct `A scope with many containers` {
  @Test func `closes what a hook opens while they are being closed`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", CollectingRecorder())
    let root = Container(label: "house", rules: nil, sink: scope)
    let late = Lock<Container?>(nil)
    let evening = root.fork()
    evening.register {
      Registration(Programme.self) { Programme() }.onClose { _ in
        let fork = root.fork()
        late.withLock { $0 = fork }
      }
    }
    _ = try await evening.resolve(Programme.self)
    await scope.end()
    #expect(late.withLock { $0 }?.isClosed == true)
  }

  @Test(.timeLimit(.minutes(1)))
  func `is not looking at them while they die and have something to say`() async throws {
    let recorder = CollectingRecorder(isOnTestTask: true)
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let root = Container(label: "house", rules: nil, sink: scope)
    root.register { Registration(Programme.self) { Programme() }.onClose { _ in } }
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10_000 { _ = try? await root.fork().resolve(Programme.self) }
        }
      }
    }
    await scope.end()
    #expect(recorder.issues.count == 40_000)
  }
}

private final class Programme: Sendable {}
