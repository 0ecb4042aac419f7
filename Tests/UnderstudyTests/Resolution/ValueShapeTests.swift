import TestSupport
import Testing
import Understudy

/// Values go through memory without a type on the long way; each has to come out as it went in.
@Suite struct `Values of every shape` {
  let container = Container(label: "app")

  @Test func `zero-sized values resolve`() async throws {
    try await expect(Nothing.self, Nothing()) { _ in true }
    try await expect(Void.self, ()) { _ in true }
  }

  @Test func `large values aligned to more than a word resolve`() async throws {
    let long = Crate(rows: (0..<40).map { SIMD8<Double>(repeating: Double($0)) })
    try await expect(CrateHold.self, CrateHold(crate: long)) { $0.crate == long && $0.isWhole }
    try await expect(SIMD64<Double>.self, .init(repeating: 7)) { $0 == .init(repeating: 7) }
  }

  @Test func `optional values resolve, present and absent`() async throws {
    try await expect(Hall??.self, .some(nil)) { $0 != nil && $0! == nil }
    try await expect((any Mailer)?.self, SMTPMailer(host: "a")) { $0?.route == "a" }
    try await expect(String?.self, nil) { $0 == nil }
  }

  @Test func `existential values resolve, beside their concrete ones`() async throws {
    try await expect((any Mailer).self, SMTPMailer(host: "a")) { $0.route == "a" }
    try await expect(SMTPMailer.self, SMTPMailer(host: "b")) { $0.route == "b" }
    try await expect((any Sendable).self, Hall(name: "d")) { ($0 as? Hall)?.name == "d" }
    try await expect((any AnyObject & Sendable).self, Hall()) { $0 is Hall }
    try await expect((any Shelf<Seat>).self, Repository<Seat>(name: "e")) { $0.name == "e" }
  }

  @Test func `functions, metatypes and tuples resolve`() async throws {
    let next: @Sendable (Int) -> Int = { $0 + 1 }
    let text: @Sendable (Int) throws -> String = { "\($0)" }
    let rest: (@Sendable () async -> Void)? = {}
    try await expect((@Sendable (Int) -> Int).self, next) { $0(1) == 2 }
    try await expect((@Sendable (Int) throws -> String).self, text) { (try? $0(1)) == "1" }
    try await expect((@Sendable () async -> Void)?.self, rest) { $0 != nil }
    try await expect(Hall.Type.self, Hall.self) { $0 == Hall.self }
    try await expect((any Mailer.Type).self, SMTPMailer.self) { $0 == SMTPMailer.self }
    try await expect((Int, Hall).self, (1, Hall(name: "f"))) { $0.0 == 1 && $0.1.name == "f" }
    try await expect((left: Int, right: Int8).self, (1, 2)) { $0.left == 1 && $0.right == 2 }
  }

  @Test func `shapes that cannot resolve are errors`() async {
    container.register(Never.self) { throw Broken() }
    container.register(Never.self, name: "new", lifetime: .transient) { throw Broken() }
    for name in [nil, "new", "none"] {
      #expect(throws: ContainerError.self) { try ask(Never.self, name) }
      await #expect(throws: ContainerError.self) { try await askLater(Never.self, name) }
    }
  }

  // Generic, so that the compiler does not know that they will not return.
  private func ask<Value>(_ type: Value.Type, _ name: String?) throws {
    _ = try container.resolve(type, name: name)
  }

  private func askLater<Value>(_ type: Value.Type, _ name: String?) async throws {
    _ = try await container.resolve(type, name: name)
  }

  /// Asks in every way, where it has to be made and where it is there.
  private func expect<Value: Sendable>(
    _ type: Value.Type,
    _ make: @autoclosure @escaping @Sendable () -> Value,
    _ isRight: (Value) -> Bool
  ) async throws {
    let lifetimes: [Lifetime<Value>] = [.singleton, .transient, .graph]
    for (index, lifetime) in lifetimes.enumerated() {
      container.register(type, name: "\(index)", lifetime: lifetime, factory: make)
      container.register(type, name: "late \(index)", lifetime: lifetime) {
        (resolver: Resolver) async throws in try await resolver.resolve(name: "\(index)")
      }
      container.register(type, name: "twice \(index)", lifetime: .transient) {
        _ = try $0.resolve(type, name: "\(index)")
        return try $0.resolve(type, name: "\(index)")
      }
      for name in ["\(index)", "twice \(index)"] { try expectNow(type, name, isRight) }
      for name in ["late \(index)", "\(index)", "twice \(index)"] {
        for _ in 0..<2 {
          #expect(isRight(try await container.resolve(type, name: name)))
          #expect(try await container.resolveIfRegistered(type, name: name).map(isRight) == true)
        }
      }
    }
    container.register(type, name: "there", instance: make())
    try expectNow(type, "there", isRight)
    let none = try synchronously { try container.resolveIfRegistered(type, name: "none") }
    let noneLater = try await container.resolveIfRegistered(type, name: "none")
    #expect(none.map(isRight) == nil && noneLater.map(isRight) == nil)
  }

  private func expectNow<Value: Sendable>(
    _ type: Value.Type,
    _ name: String,
    _ isRight: (Value) -> Bool
  ) throws {
    let (injected, factory) = withContainer(container) {
      (Injected<Value>(name: name), Factory<Value>(name: name))
    }
    for _ in 0..<3 {
      #expect(isRight(try container.resolve(type, name: name)))
      #expect(try container.resolveIfRegistered(type, name: name).map(isRight) == true)
      #expect(isRight(try container.resolve(Provider<Value>.self, name: name).get()))
      #expect(isRight(try container.resolve(Lazy<Value>.self, name: name).get()))
      #expect(isRight(try factory.make()))
      if !(type is any ExpressibleByNilLiteral.Type) { #expect(isRight(try injected())) }
    }
  }
}

@Suite struct `Values that are made` {
  let container = Container(label: "app")
  let living = Counter()
  let gone = Counter()

  @Test(arguments: [true, false])
  func `are destroyed once, however the resolve ends`(isShared: Bool) async throws {
    let make: @Sendable () -> Ware = { [living, gone] in Ware(Token(living, gone)) }
    let isOver = Latch()
    do {
      let local = Container(label: "local")
      let lifetime: Lifetime<Ware> = isShared ? .singleton : .transient
      local.register(Ware.self, lifetime: lifetime, factory: make)
      local.register(Ware.self, name: "broken", lifetime: lifetime) {
        _ = try $0.resolve(Ware.self)
        throw Broken()
      }
      local.register(Ware.self, name: "late", lifetime: lifetime) { resolver async throws in
        let ware = try await resolver.resolve(Ware.self)
        await isOver.wait()
        try Task.checkCancellation()
        return ware
      }
      local.register(Ware.self, name: "on main", lifetime: lifetime, on: MainActor.self) { _ in
        make()
      }
      for name in [nil, "broken", "none", "on main"] {
        _ = try? synchronously { try local.resolve(Ware.self, name: name) }
        _ = try? synchronously { try local.resolveIfRegistered(Ware.self, name: name) }
        _ = try? await local.resolve(Ware.self, name: name)
        _ = try? await local.resolveIfRegistered(Ware.self, name: name)
      }
      let asker = Task { _ = try await local.resolve(Ware.self, name: "late") }
      asker.cancel()
      isOver.open()
      _ = await asker.result
      _ = try await local.resolve(Ware.self, name: "late")
      await local.close()
    }
    #expect(living.count > 0)
    #expect(living.count == gone.count)
  }
}

// MARK: - Fixtures

private struct Nothing: Sendable {}

private struct Crate: Sendable, Equatable { var rows: [SIMD8<Double>] }

/// More than the stack is used for.
private struct CrateHold: Sendable {
  var front = SIMD64<Int64>(repeating: 1)
  var crate: Crate
  var middle = (SIMD64<Int64>(repeating: 2), SIMD64<Int64>(repeating: 3))
  var rear = SIMD64<Int64>(repeating: 4)
  var isWhole: Bool {
    front == .init(repeating: 1) && middle.0 == .init(repeating: 2)
      && middle.1 == .init(repeating: 3) && rear == .init(repeating: 4)
  }
}

private struct Ware: Sendable {
  let token: Token
  init(_ token: Token) { self.token = token }
}

private final class Token: Sendable {
  let gone: Counter
  init(_ living: Counter, _ gone: Counter) {
    living.add()
    self.gone = gone
  }
  deinit { gone.add() }
}
