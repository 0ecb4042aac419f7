import Testing

@testable import UnderstudyTesting

@Suite struct `A set of types` {
  @Test func `contains what was inserted, however much that is`() {
    let types = Self.types(200)
    var set = TypeSet()
    #expect(types.allSatisfy { !set.contains($0) })
    for (index, type) in types.enumerated() {
      set.insert(type)
      set.insert(type)
      #expect(set.count == index + 1)
    }
    #expect(types.allSatisfy { set.contains($0) })
    #expect(!set.contains(Int.self))
  }

  /// Arrays of arrays.
  private static func types(_ count: Int) -> [any Any.Type] {
    var types: [any Any.Type] = []
    func add<Element>(_ type: Element.Type) {
      types.append([Element].self)
      if types.count < count { add([Element].self) }
    }
    add(Int.self)
    return types
  }
}
