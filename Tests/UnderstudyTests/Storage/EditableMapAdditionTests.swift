import Testing

@testable import Understudy

/// What a map adds after it has shared its state lies beside its nodes for a while.
@Suite struct `A map that has shared its state` {
  let keys = KeyStyle.names.keys(100)
  let map: MapObject
  let before: PersistentMap<NumberedLeaf>
  let root: MapNode?

  init() {
    map = MapObject(keys.prefix(50))
    before = map.share()
    root = map.root
  }

  @Test func `adds a few leaves without a new node, and then makes nodes of them all`() {
    for number in 0..<MapChanges.few { add(50 + number) }
    #expect(map.root === root)
    #expect(map.changes.count == MapChanges.few)
    expectKeys(0..<50 + MapChanges.few)

    add(50 + MapChanges.few)
    #expect(map.root !== root)
    #expect(map.changes.isEmpty)
    expectKeys(0..<51 + MapChanges.few)
    #expect(before.count == 50 && !before.contains(keys[50]))
  }

  @Test func `shares added leaves as nodes, and so do its forks`() {
    add(50)
    let fork = MapObject(forking: map)
    #expect(fork.changes.isEmpty && fork.find(keys[50])?.value == 50)
    add(51)
    let shared = map.share()
    #expect(shared.layers.changes.isEmpty && shared.find(keys[51])?.value == 51)
    #expect(map.changes.isEmpty)
    expectKeys(0..<52)
  }

  @Test func `replaces and removes added leaves`() {
    add(50)
    #expect(map.insert(NumberedLeaf(keys[50], 7))?.value == 50)
    #expect(map.find(keys[50])?.value == 7)
    #expect(map.remove(keys[50])?.value == 7)
    #expect(map.root === root)
    expectKeys(0..<50)
  }

  @Test func `changes older leaves together with added ones`() {
    add(50)
    #expect(map.insert(NumberedLeaf(keys[3], 7))?.value == 3)
    #expect(map.remove(keys[4])?.value == 4)
    add(51)
    #expect(map.count == 51)
    #expect(map.find(keys[3])?.value == 7 && !map.contains(keys[4]))
    #expect(map.find(keys[50])?.value == 50 && map.find(keys[51])?.value == 51)
    for key in keys.prefix(60) { map.remove(key) }
    #expect(map.isEmpty && map.root == nil && map.changes.isEmpty)
    #expect(before.count == 50 && before.find(keys[4])?.value == 4)
  }

  @Test func `holds no leaf that it has replaced or removed`() {
    let other = MapObject()
    let watches = keys.prefix(20).map { key in
      let leaf = NumberedLeaf(key, 0)
      other.insert(leaf)
      return LeafWatch(leaf)
    }
    _ = other.share()
    other.insert(NumberedLeaf(keys[50], 50))
    other.insert(NumberedLeaf(keys[0], 1))
    _ = other.share()
    other.insert(NumberedLeaf(keys[51], 51))
    other.remove(keys[1])
    #expect(watches.map { $0.leaf != nil } == (0..<20).map { $0 > 1 })
    let restored = MapObject(other.share())
    restored.insert(NumberedLeaf(keys[2], 1))
    other.insert(NumberedLeaf(keys[2], 1))
    #expect(watches[2].leaf == nil)
    #expect(other.count == 21)
  }

  private func add(_ number: Int) {
    #expect(map.insert(NumberedLeaf(keys[number], number)) == nil)
  }

  private func expectKeys(_ numbers: Range<Int>) {
    #expect(map.values.sorted() == Array(numbers))
    #expect(map.count == numbers.count)
  }
}
