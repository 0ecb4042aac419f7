import Testing

@testable import Understudy

/// The instances of a container: what a test builds is a handful, and nothing shares it.
@Suite struct `A map that begins in a table` {
  @Test(arguments: KeyStyle.allCases)
  func `has no nodes until its leaves pass the limit`(style: KeyStyle) {
    let keys = style.keys(MapChanges.limit + 1)
    var map = filled(with: keys.dropLast())
    #expect(map.root == nil && map.count == MapChanges.limit)
    #expect(numbers(of: map, keys.dropLast()) == Array(0..<MapChanges.limit))
    map.insert(NumberedLeaf(keys[MapChanges.limit], MapChanges.limit))
    #expect(map.root != nil && map.layers.changes.isEmpty)
    #expect(numbers(of: map, keys[...]) == Array(0...MapChanges.limit))
  }

  @Test(arguments: KeyStyle.allCases)
  func `replaces and removes its leaves, and may be empty again`(style: KeyStyle) {
    let keys = style.keys(20)
    var map = filled(with: keys[...])
    #expect(map.insert(NumberedLeaf(keys[3], -3))?.value == 3)
    #expect(map.find(keys[3])?.value == -3 && map.count == 20)
    for key in keys.reversed() { #expect(map.remove(key) != nil) }
    #expect(map.isEmpty && map.root == nil && map.layers.changes.isEmpty)
    #expect(map.remove(keys[0]) == nil && map.find(keys[0]) == nil)
    map.insert(NumberedLeaf(keys[0], 7))
    #expect(map.find(keys[0])?.value == 7 && map.count == 1)
  }

  @Test(arguments: KeyStyle.allCases)
  func `shares its leaves as nodes, which stay as they are`(style: KeyStyle) {
    let keys = style.keys(30)
    var map = filled(with: keys.prefix(20))
    let before = map.share()
    #expect(before.layers.changes.isEmpty && before.count == 20)
    for key in keys.suffix(10) { map.insert(NumberedLeaf(key, -1)) }
    map.remove(keys[0])
    #expect(before.count == 20 && before.find(keys[0])?.value == 0)
    #expect(!before.contains(keys[25]))
    let fork = map.fork()
    #expect(fork.count == 29 && fork.find(keys[25])?.value == -1 && !fork.contains(keys[0]))
  }

  @Test func `releases no leaf that its caller does not hold`() {
    let key = KeyStyle.names.keys(1)[0]
    var map = filled(with: KeyStyle.names.keys(5)[...])
    weak let first = map.find(key)
    let replaced = map.insert(NumberedLeaf(key, 1))
    #expect(first != nil && first === replaced)
    weak let second = map.find(key)
    let removed = map.remove(key)
    #expect(second != nil && second === removed)
  }

  private func filled(with keys: ArraySlice<Key>) -> EditableMap<NumberedLeaf> {
    var map = EditableMap<NumberedLeaf>(inTable: true)
    for (number, key) in keys.enumerated() { map.insert(NumberedLeaf(key, number)) }
    return map
  }

  private func numbers(
    of map: borrowing EditableMap<NumberedLeaf>,
    _ keys: ArraySlice<Key>
  ) -> [Int] {
    keys.map { map.find($0)?.value ?? -1 }
  }
}
