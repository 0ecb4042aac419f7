import Testing

@testable import Understudy

@Suite struct `The fix of a missing registration` {
  @Test func `names the types under which an instance is registered`() throws {
    func fix(_ key: Key) throws -> Substring {
      let text = ContainerError.dependencyNotRegistered(
        .init(key: key, resolvedAt: SourceSite(fileID: "A/B.swift", line: 1)),
        nearMisses: []
      )
      .description
      return try #require(text.split(separator: "register it: ").last)
    }
    #expect(
      try fix(Key(ParameterizedFactory<Int, any Mailer>.self, name: "x"))
        == #"container.register { Registration((any Mailer).self, with: Int.self, name: "x") { _, input in … } }"#
    )
    #expect(
      try fix(Key(Pool<Hall>.self))
        == "container.register { Registration(pooling: Hall.self, maximum: …) { _ in … } }"
    )
    #expect(try fix(Key(Hall.self)) == "container.register(Hall.self) { … }")
  }

  private struct Hall: Sendable {}
  private protocol Mailer {}
}
