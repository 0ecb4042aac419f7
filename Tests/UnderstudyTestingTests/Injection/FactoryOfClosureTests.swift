import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting

@Suite struct `A parameterized factory made of a closure` {
  @Test(.container) func `is the value of a typed key, and a test replaces it`() throws {
    #expect(try Rack().stubs.create(with: "A1") == "stub of A1")
    Container.current.register(key: \.stubs, instance: ParameterizedFactory { "double of \($0)" })
    #expect(try Rack().stubs.create(with: "A1") == "double of A1")
  }

  @Test func `needs no container, and awaits what it is made of`() async throws {
    let factory = ParameterizedFactory<Int, Int> { number in
      await Task.yield()
      return number + 1
    }
    #expect(try await factory.create(with: 1) == 2)
    let error = synchronousError(of: factory)
    #expect(error?.kind == .requiresAsync)
    #expect(error?.description.contains("write try await factory.create(with: …).") == true)
    let plain = ParameterizedFactory<Int, Int> { $0 * 2 }
    #expect(try await plain.create(with: 2) == 4)
  }

  @Test func `wraps what its closure throws, and lets a cancellation pass`() async throws {
    let line = #line + 1
    let factory = ParameterizedFactory<Int, Int> { _ in throw Torn() }
    let error = synchronousError(of: factory)
    #expect(error?.kind == .factoryFailed)
    #expect(error?.description.contains("FactoryOfClosureTests.swift:\(line)") == true)
    let cancelled = ParameterizedFactory<Int, Int> { (_: Int) async throws -> Int in
      throw CancellationError()
    }
    await #expect(throws: CancellationError.self) { try await cancelled.create(with: 1) }
    let plain = ParameterizedFactory<Int, Int> { _ in throw CancellationError() }
    await #expect(throws: CancellationError.self) { try await plain.create(with: 1) }
  }
}

private func synchronousError(of factory: ParameterizedFactory<Int, Int>) -> ContainerError? {
  #expect(throws: ContainerError.self) { try factory.create(with: 1) }
}

private struct Torn: Error {}

private struct Rack {
  @Injected(\.stubs) var stubs
}

extension Dependencies {
  fileprivate var stubs: Dependency<ParameterizedFactory<String, String>> {
    Dependency(default: { ParameterizedFactory { "stub of \($0)" } })
  }
}
