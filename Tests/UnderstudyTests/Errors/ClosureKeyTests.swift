import Testing

@testable import Understudy

@Suite struct `A closure as the type of a key` {
  @Test(
    arguments: [
      (Key((@Sendable () -> Int).self), "Int"),
      (Key((@Sendable (String) async throws -> [Int]).self), "Array<Int>"),
      (Key((@MainActor @Sendable (() -> Void) -> Bool).self, name: "a->b"), "Bool"),
    ]
  )
  func `is told by its arrow, and is an instance`(key: Key, result: String) {
    #expect(key.resultOfClosure?.contains(result) == true)
    #expect(key.isClosure)
    #expect(ContainerError.spellRegistering(key).hasSuffix(", instance: { … })"))
  }

  @Test(
    arguments: [
      Key(Int.self, name: "GBP->EUR"), Key([@Sendable () -> Int].self),
      Key((@Sendable () -> Int)?.self), Key((@Sendable () -> Int, Int).self), Key((() -> Int).self),
      Key(((@Sendable () -> Void) -> Int).self),
    ]
  )
  func `is none of another type, nor one that is not Sendable`(key: Key) {
    #expect(!key.isClosure)
    #expect(ContainerError.spellRegistering(key).hasSuffix("{ … }"))
  }

  @Test func `has no near miss that returns something else`() {
    let known = [
      Key((@Sendable () -> Int).self), Key((@Sendable () -> UInt).self, name: "n"), Key(Int.self),
    ]
    let misses = NearMisses(of: Key((@Sendable () -> UInt).self), among: known)
    #expect(misses.keys == [known[1]])
  }
}
