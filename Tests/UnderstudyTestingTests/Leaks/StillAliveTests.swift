import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `An object that outlives its test` {
  let wardrobe = Wardrobe()

  @Test(arguments: Lifetimes.allCases)
  fileprivate func `is reported, whatever its lifetime`(_ lifetime: Lifetimes) async throws {
    let line = UInt(#line) + 3
    let messages = try await messages { container in
      lifetime.register(Coat.self, in: container) { Coat() }
      wardrobe.keep(try container.resolve(Coat.self))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("  Coat: Coat\n    built for") == true)
    #expect(messages.first?.contains("StillAliveTests.swift:\(line), registered at") == true)
  }

  @Test func `is reported with the line of its registration, its container and the fix`()
    async throws
  {
    let line = UInt(#line) + 2
    let messages = try await messages { container in
      container.register((any Garment).self, name: "lost") { Coat() }
      wardrobe.keep(try container.resolve((any Garment).self, name: "lost"))
    }
    let text = messages.first ?? ""
    #expect(text.contains("factories built for test \"sells\" (SaleTests.swift:12) is still"))
    #expect(text.contains("  Garment(name: lost): Coat\n"))
    #expect(text.contains("StillAliveTests.swift:\(line), in container \"sells, SaleTests"))
    #expect(text.contains(".checkingLeaks(allowing: (any Garment).self), or"))
  }

  @Test func `is not reported by a check that is ignored`() async throws {
    let recorder = CollectingRecorder()
    let scope = scope(recorder)
    scope.checkLeaks(LeakCheck(severity: .ignore))
    try leave(Coat.self, in: scope)
    await scope.end()
    #expect(!scope.isWorthAnotherLook(after: 0))
    scope.recordLeaks()
    #expect(recorder.issues.isEmpty)
  }

  @Test func `is reported at the line that asked for the check, with its severity`() async throws {
    let recorder = CollectingRecorder()
    let scope = scope(recorder)
    let line = UInt(#line) + 1
    scope.checkLeaks(LeakCheck(severity: .warning))
    try leave(Coat.self, in: scope)
    await scope.end()
    scope.recordLeaks()
    #expect(recorder.issues.map(\.site.line) == [line])
    #expect(recorder.issues.map(\.site.fileID) == ["UnderstudyTestingTests/StillAliveTests.swift"])
    #expect(recorder.issues.map(\.severity) == [.warning])
  }

  @Test func `is reported where nothing can suspend`() throws {
    let recorder = CollectingRecorder()
    let scope = scope(recorder)
    scope.checkLeaks(LeakCheck())
    try leave(Coat.self, in: scope)
    #expect(scope.endIfIdle())
    scope.recordLeaks()
    #expect(recorder.messages.count == 1)
  }

  @Test func `is checked again, for longer while a container is held`() async throws {
    let scope = scope(CollectingRecorder())
    scope.checkLeaks(LeakCheck())
    var container: Container? = Container(label: "sells", rules: nil, host: scope)
    container?.register(Coat.self) { Coat() }
    var coat = try await container?.resolve(Coat.self)
    await scope.end()
    #expect(scope.isWorthAnotherLook(after: 999))
    #expect(!scope.isWorthAnotherLook(after: 1000))
    withExtendedLifetime(container) {}
    container = nil
    #expect(scope.isWorthAnotherLook(after: 19))
    #expect(!scope.isWorthAnotherLook(after: 20))
    withExtendedLifetime(coat) {}
    coat = nil
    #expect(!scope.isWorthAnotherLook(after: 0))
  }

  @Test func `is not checked again where nobody asked`() throws {
    let scope = scope(CollectingRecorder())
    try leave(Coat.self, in: scope)
    #expect(scope.endIfIdle())
    #expect(!scope.isWorthAnotherLook(after: 0))
  }

  @Test func `is reported in one issue with the others`() async throws {
    let messages = try await messages { container in
      container.register(Coat.self, lifetime: .transient) { Coat() }
      container.register(Umbrella.self) { Umbrella() }
      for _ in 0..<3 { wardrobe.keep(try container.resolve(Coat.self)) }
      wardrobe.keep(try container.resolve(Umbrella.self))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("4 objects") == true)
    #expect(messages.first?.contains("Coat: Coat, 3 objects, of which the first:") == true)
    #expect(messages.first?.contains("Umbrella: Umbrella\n") == true)
  }

  @Test func `is reported where asynchronous code built it`() async throws {
    let messages = try await messages { container in
      container.register(Coat.self) { _ async throws in Coat() }
      container.register {
        Registration(Umbrella.self, with: Int.self) { _, _ async throws in Umbrella() }
      }
      wardrobe.keep(try await container.resolve(Coat.self))
      let umbrellas = try await container.resolve(ParameterizedFactory<Int, Umbrella>.self)
      wardrobe.keep(try await umbrellas.create(with: 1))
    }
    #expect(messages.first?.contains("Coat: Coat\n") == true)
    #expect(messages.first?.contains("Umbrella: Umbrella\n") == true)
  }

  @Test func `is reported where a parameterised factory made it`() async throws {
    let messages = try await messages { container in
      container.register { Registration(Coat.self, with: Int.self) { _, _ in Coat() } }
      let coats = try container.resolve(ParameterizedFactory<Int, Coat>.self)
      wardrobe.keep(try coats.create(with: 1))
    }
    #expect(messages.first?.contains("Coat: Coat\n") == true)
  }

  @Test func `is reported where its container was reset or dropped`() async throws {
    let messages = try await messages { container in
      let dropped = container.fork()
      dropped.register(Umbrella.self) { Umbrella() }
      wardrobe.keep(try dropped.resolve(Umbrella.self))
      container.register(Coat.self) { Coat() }
      wardrobe.keep(try container.resolve(Coat.self))
      container.reset()
    }
    #expect(messages.first?.contains("2 objects") == true)
  }

  @Test func `is reported where two objects hold each other`() async throws {
    let messages = try await messages { container in
      container.register(Coat.self) { Coat() }
      container.register(Hanger.self) { Hanger(coat: try $0.resolve()) }
      let coat = try container.resolve(Coat.self)
      coat.hanger.withLock { $0 = try? container.resolve(Hanger.self) }
    }
    #expect(messages.first?.contains("  Coat: Coat\n") == true)
    #expect(messages.first?.contains("  Hanger: Hanger\n") == true)
  }

  @Test func `is not reported where its type is allowed, whatever its name`() async throws {
    let messages = try await messages(LeakCheck(allowing: Coat.self)) { container in
      container.register(Coat.self) { Coat() }
      container.register(Coat.self, name: "left") { Coat() }
      wardrobe.keep(try container.resolve(Coat.self))
      wardrobe.keep(try container.resolve(Coat.self, name: "left"))
    }
    #expect(messages.isEmpty)
  }

  @Test func `is reported unless every layer that asked allows it`() async throws {
    let recorder = CollectingRecorder()
    let scope = scope(recorder)
    scope.checkLeaks(LeakCheck(allowing: Coat.self))
    scope.checkLeaks(LeakCheck(allowing: Umbrella.self))
    try leave(Coat.self, in: scope)
    await scope.end()
    scope.recordLeaks()
    #expect(recorder.messages.isEmpty)
  }

  @Test func `is not reported where no test asked`() async throws {
    let recorder = CollectingRecorder()
    let scope = scope(recorder)
    try leave(Coat.self, in: scope)
    #expect(!scope.followsCreations)
    await scope.end()
    scope.recordLeaks()
    #expect(recorder.messages.isEmpty)
  }

  private func leave<Value: Garment>(_ type: Value.Type, in scope: TestScope) throws {
    let container = Container(label: scope.testName, rules: nil, host: scope)
    container.register(type) { type.init() }
    wardrobe.keep(try container.resolve(type))
  }
}

// MARK: - Fixtures

protocol Garment: Sendable { init() }
final class Coat: Garment { let hanger = Lock<Hanger?>(nil) }
final class Umbrella: Garment {}
final class Hanger: Sendable {
  let coat: Coat
  init(coat: Coat) { self.coat = coat }
}

private enum Lifetimes: CaseIterable {
  case singleton, transient, weak, graph

  func register<Value: Sendable>(
    _ type: Value.Type,
    in container: Container,
    _ make: @escaping @Sendable () -> Value
  ) {
    let lifetime: Lifetime<Value> =
      switch self {
      case .singleton: .singleton
      case .transient: .transient
      case .weak: .weak
      case .graph: .graph
      }
    container.register(type, lifetime: lifetime) { make() }
  }
}

/// A scope that no escaped code of other tests is taken for.
func scope(
  _ recorder: any TestRecorder,
  named name: String = "sells, SaleTests.swift:12"
) -> TestScope {
  TestScope(testName: name, extent: .suite, recorder: recorder)
}

/// What a test is told whose container goes through the body.
func messages(
  _ check: LeakCheck = LeakCheck(),
  of name: String = "sells, SaleTests.swift:12",
  _ body: (Container) async throws -> Void
) async throws -> [String] {
  let recorder = CollectingRecorder()
  let scope = scope(recorder, named: name)
  scope.checkLeaks(check)
  try await run(scope, body)
  await scope.end()
  scope.recordLeaks()
  return recorder.messages
}

private func run(_ scope: TestScope, _ body: (Container) async throws -> Void) async throws {
  let container = Container(label: scope.testName, rules: nil, host: scope)
  try await withContainer(container) { try await body(container) }
}
