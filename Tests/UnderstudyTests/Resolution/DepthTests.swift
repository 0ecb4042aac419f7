import TestSupport
import Testing
import Understudy

@Suite(.tags(.scenario48)) struct `Deep chains` {
  private func chain(
    of length: Int,
    isShared: Bool,
    closing last: @escaping @Sendable (Resolver) throws -> Int
  )
    -> Container
  {
    let container = Container(label: "deep")
    for index in 0..<length {
      let isLast = index == length - 1
      let make: @Sendable (Resolver) throws -> Int = {
        isLast ? try last($0) : try $0.resolve(Int.self, name: "\(index + 1)") + 1
      }
      if isShared {
        container.register(Int.self, name: "\(index)", factory: make)
      } else {
        container.register(Int.self, name: "\(index)", lifetime: .transient, factory: make)
      }
    }
    return container
  }

  @Test(arguments: [true, false])
  func `a chain of ten thousand is an answer or an error, on 512 KB too`(isShared: Bool) {
    let container = chain(of: 10_000, isShared: isShared) { _ in 0 }
    let results = Recorder<String>()
    for size in [512 * 1024, 1024 * 1024 * 1024] {
      onThread(withStackOf: size) {
        do {
          results.add("\(try container.resolve(Int.self, name: "0"))")
        } catch {
          results.add((error as? ContainerError).map { "\($0.kind)" } ?? "\(error)")
        }
      }
    }
    #expect(results.all == ["depthExceeded", "9999"])
  }

  @Test func `a factory with a parameter that makes itself without end is an error`() throws {
    let container = Container(label: "deep")
    let own = Recorder<ParameterizedFactory<Int, Int>>()
    container.register {
      Registration(Int.self, with: Int.self) { _, depth in
        try own.all[0].create(with: depth + 1)
      }
    }
    own.add(try container.resolve())
    let results = Recorder<ContainerError.Kind?>()
    onThread(withStackOf: 512 * 1024) {
      do {
        _ = try own.all[0].create(with: 0)
      } catch {
        results.add((error as? ContainerError)?.kind)
      }
    }
    #expect(results.all == [.depthExceeded])
  }

  @Test(arguments: [true, false])
  func `a cycle of ten thousand is an error, on 512 KB too`(isShared: Bool) {
    let container = chain(of: 10_000, isShared: isShared) { try $0.resolve(Int.self, name: "0") }
    let results = Recorder<String>()
    for size in [512 * 1024, 1024 * 1024 * 1024] {
      onThread(withStackOf: size) {
        do { _ = try container.resolve(Int.self, name: "0") } catch {
          results.add((error as? ContainerError).map { "\($0.kind)" } ?? "\(error)")
        }
      }
    }
    #expect(results.all == ["depthExceeded", "circularDependency"])
  }

  @Test func `forks of forks are freed on 512 KB, too`() throws {
    let last = Lock<Container?>(Container(label: "origin"))
    let first = last.withLock { $0 }
    first?.register(Int.self) { 0 }
    _ = try first?.resolve(Int.self)
    for _ in 0..<20_000 {
      let fork = last.withLock { $0 }?.fork(sharing: .builtInstances)
      fork?.register(Int.self, name: "own", instance: 1)
      last.withLock { $0 = fork }
    }
    onThread(withStackOf: 512 * 1024) {
      let container = last.withLock { $0.take() }
      _ = container  // the last of its kind
    }
    #expect(try first?.resolve(Int.self) == 0)
  }

  @Test func `a resolver kept at the end of an asynchronous chain is freed on 512 KB`() async throws
  {
    let container = Container(label: "deep")
    let kept = Lock<Resolver?>(nil)
    for index in 0..<10_000 {
      container.register(Int.self, name: "\(index)", lifetime: .transient) {
        (resolver: Resolver) async throws in
        guard index < 9_999 else {
          kept.withLock { $0 = resolver }
          return 0
        }
        return try await resolver.resolve(Int.self, name: "\(index + 1)") + 1
      }
    }
    #expect(try await container.resolve(Int.self, name: "0") == 9_999)
    onThread(withStackOf: 512 * 1024) {
      let resolver = kept.withLock { $0.take() }
      _ = resolver
    }
    #expect(kept.withLock { $0 == nil })
  }

  @Test func `a resolver kept at the end of a chain of shared instances is freed on 512 KB`() {
    let kept = Lock<Resolver?>(nil)
    let container = chain(of: 10_000, isShared: true) { resolver in
      kept.withLock { $0 = resolver }
      return 0
    }
    onThread(withStackOf: 1024 * 1024 * 1024) {
      _ = try? container.resolve(Int.self, name: "0")
    }
    onThread(withStackOf: 256 * 1024) {
      let resolver = kept.withLock { $0.take() }
      _ = resolver
    }
    #expect(kept.withLock { $0 == nil })
  }

  @Test func `the task's state is as before on the way back`() throws {
    let container = chain(of: 10_000, isShared: true) { _ in 0 }
    onThread(withStackOf: 512 * 1024) { _ = try? container.resolve(Int.self, name: "0") }

    // From the end on, each finds the next one built.
    for index in stride(from: 9_999, through: 0, by: -1) {
      #expect(try container.resolve(Int.self, name: "\(index)") == 9_999 - index)
    }
  }

  @Test func `an asynchronous chain is bounded by memory alone`() async throws {
    let container = Container(label: "deep")
    for index in 0..<10_000 {
      container.register(Int.self, name: "\(index)") { (resolver: Resolver) async throws in
        index == 9_999 ? 0 : try await resolver.resolve(Int.self, name: "\(index + 1)") + 1
      }
    }
    #expect(try await container.resolve(Int.self, name: "0") == 9_999)
  }

  @Test func `the text shows the beginning and the end of the chain`() {
    let container = chain(of: 10_000, isShared: false) { _ in 0 }
    let texts = Recorder<String>()
    onThread(withStackOf: 512 * 1024) {
      do { _ = try container.resolve(Int.self, name: "0") } catch { texts.add("\(error)") }
    }
    let text = texts.all.first ?? ""
    #expect(text.contains("chain: Int(name: 0) → Int(name: 1) → "))
    #expect(text.contains(" more … → "))
    #expect(text.count < 2_000)
  }

  @Test func `a container takes a hundred thousand registrations`() throws {
    let container = Container(label: "large")
    for index in 0..<100_000 { container.register(Int.self, name: "\(index)") { index } }
    let fork = container.fork()
    for index in stride(from: 0, to: 100_000, by: 997) {
      #expect(try fork.resolve(Int.self, name: "\(index)") == index)
    }
  }
}
