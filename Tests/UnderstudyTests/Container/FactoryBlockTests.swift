import Testing

@testable import Understudy

@Suite struct `A block of overrides in a factory` {
  let container = Container()

  @Test func `a block that a factory opens belongs to what the factory builds`() throws {
    container.register(Bool.self) {
      withContainer { _ in
      } operation: {
        Self.isInChain
      }
    }
    #expect(try container.resolve(Bool.self))
    #expect(
      withContainer { _ in
      } operation: {
        !Self.isInChain
      }
    )
  }

  @Test func `a block that an asynchronous factory opens belongs to what it builds`() async throws {
    container.register(Bool.self) { _ async in
      await withContainer { _ async in
      } operation: { () async in
        Self.isInChain
      }
    }
    #expect(try await container.resolve(Bool.self))
    let isInChain = await withContainer { _ async in
    } operation: { () async in
      Self.isInChain
    }
    #expect(!isInChain)
  }

  @Test func `a block in a factory that runs elsewhere overrides what is current there`() throws {
    let other = Container(label: "other")
    container.register(Bool.self) {
      withContainer(other) {
        withContainer { _ in
        } operation: {
          Self.isInChain && Container.current.label == "other"
        }
      }
    }
    #expect(try container.resolve(Bool.self))
  }

  private static var isInChain: Bool { Container.current.ambientChain != nil }
}
