import Testing
import Understudy
import UnderstudyTesting

@Suite struct `A snapshot around an operation` {
  let container = Container(label: "test")

  @Test func `gives back registrations and instances, and returns the operation's value`() throws {
    container.register((any Bell).self) { Chime() }
    let before = try container.resolve((any Bell).self)
    let value = try container.withSnapshot {
      container.register((any Bell).self) { Chime() }
      return try container.resolve((any Bell).self)
    }
    #expect(value !== before)
    #expect(try container.resolve((any Bell).self) === before)
  }

  @Test func `gives back registrations after asynchronous code throws`() async throws {
    container.register((any Bell).self) { Chime() }
    let before = try await container.resolve((any Bell).self)
    await #expect(throws: CancellationError.self) {
      try await container.withSnapshot {
        container.reset(.everything)
        await Task.yield()
        throw CancellationError()
      }
    }
    #expect(try await container.resolve((any Bell).self) === before)
  }
}

// MARK: - Fixtures

private protocol Bell: AnyObject, Sendable {}
private final class Chime: Bell {}
