import Testing
import Understudy
import UnderstudyTesting

@Suite struct `A scope with many containers` {
  @Test func `closes what a hook opens while containers close`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", CollectingRecorder())
    let root = Container(label: "house", rules: nil, host: scope)
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

  @Test func `has not ended while a container was opened meanwhile, however idle`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", CollectingRecorder())
    let root = Container(label: "house", rules: nil, host: scope)
    let late = Lock<Container?>(nil)
    let evening = root.fork()
    evening.register(Encore.self) {
      Encore { late.withLock { $0 = root.fork() } }
    }
    _ = try await evening.resolve(Encore.self)
    #expect(!scope.endIfIdle())
    #expect(late.withLock { $0 }?.isOpen == true)
    await scope.end()
    #expect(late.withLock { $0 }?.isClosed == true)
  }

  @Test func `closes no container at once while it has to wait for another`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", CollectingRecorder())
    let root = Container(label: "house", rules: nil, host: scope)
    root.register {
      Registration(Programme.self) { Programme() }.onClose { _ in }
    }
    _ = try await root.resolve(Programme.self)
    let (fork, child) = (root.fork(), Container(label: "evening", parent: root))
    #expect(!scope.endIfIdle())
    #expect([root, fork, child].filter(\.isOpen).count == 3)
    await scope.end()
    #expect([root, fork, child].filter(\.isClosed).count == 3)
  }

  @Test(.timeLimit(.minutes(5)))
  func `records the issues of 8,000 forks that are freed concurrently`() async throws {
    let recorder = CollectingRecorder(isOnTestTask: true)
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let root = Container(label: "house", rules: nil, host: scope)
    root.register(Farewell.self) { [weak scope] in Farewell(to: scope) }
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<2_000 { _ = try? await root.fork().resolve(Farewell.self) }
        }
      }
    }
    await scope.end()
    #expect(recorder.issues.count == 8_000)
  }
}

private final class Programme: Sendable {}

/// Has something to say when its container goes.
private final class Farewell: Sendable {
  private weak let scope: TestScope?

  init(to scope: TestScope?) { self.scope = scope }

  deinit { scope?.record(ContainerIssue("farewell", at: SourceSite())) }
}

/// Does something when its container goes.
private final class Encore: Sendable {
  private let play: @Sendable () -> Void

  init(_ play: @escaping @Sendable () -> Void) { self.play = play }

  deinit { play() }
}
