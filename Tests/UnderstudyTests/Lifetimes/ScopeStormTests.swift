import TestSupport
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `Scopes in a storm` {
  let app = Container(label: "app")
  let built = Counter()
  let cleaned = Counter()

  init() { register() }

  private func register() {
    let (built, cleaned) = (built, cleaned)
    app.register {
      Registration(Hall.self, lifetime: .scoped(.request)) {
        built.add()
        return Hall()
      }
      .onClose { _ in cleaned.add() }
    }
  }

  @Test func `each of many concurrent requests has its own instance, cleaned up once`() async throws
  {
    let halls = try await withThrowingTaskGroup(of: [ObjectIdentifier].self) { [app] group in
      for task in 0..<16 {
        group.addTask {
          try await app.withScope(.request, id: task) { scope in
            async let first = scope.resolve(Hall.self)
            async let second = Container.current.resolve(Hall.self)
            let both = try await [first, second]
            return both.map(ObjectIdentifier.init)
          }
        }
      }
      return try await group.reduce(into: [[ObjectIdentifier]]()) { $0.append($1) }
    }
    #expect(halls.allSatisfy { Set($0).count == 1 })
    #expect(built.count == 16)
    #expect(cleaned.count == 16)
    #expect(app.openScopes.isEmpty)
  }

  @Test func `registering again meanwhile loses no clean-up`() async throws {
    await withTaskGroup { [self] group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<50 {
            await #expect(throws: Never.self) {
              try await app.withScope(.request, id: [task, round]) { scope in
                async let first = scope.resolve(Hall.self)
                async let second = scope.resolve(Hall.self)
                _ = try await (first, second)
              }
            }
          }
        }
      }
      group.addTask { for _ in 0..<200 { register() } }
    }
    #expect(built.count >= 400)
    #expect(cleaned.count == built.count)
    #expect(app.openScopes.isEmpty)
  }

  @Test func `many concurrent callers of one identity end only the scope that they opened`()
    async throws
  {
    let opened = Counter()
    await withTaskGroup { [app] group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<100 {
            guard let scope = try? app.openScope(.request, id: 1) else { continue }
            opened.add()
            #expect(scope.isOpen)
            _ = try? await scope.resolve(Hall.self)
            await scope.close()
          }
        }
      }
    }
    #expect(opened.count > 0)
    #expect(cleaned.count == built.count)
    #expect(built.count == opened.count)
    #expect(app.openScopes.isEmpty)
  }
}
