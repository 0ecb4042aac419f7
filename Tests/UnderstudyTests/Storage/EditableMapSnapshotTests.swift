import Testing

@testable import Understudy

/// A snapshot holds what the map replaces, and reports its end: until then the map may hold it, too.
@Suite struct `A map of which there is a snapshot` {
  let keys = KeyStyle.names.keys(100)
  let map = MapObject()
  let watches: [LeafWatch]
  /// Not the node, which would hold its leaves.
  let root: ObjectIdentifier?

  init() {
    let map = map
    watches = keys.prefix(50).map { key in
      let leaf = NumberedLeaf(key, 0)
      map.insert(leaf)
      return LeafWatch(leaf)
    }
    root = map.root.map { ObjectIdentifier($0) }
  }

  private var nodes: ObjectIdentifier? { map.root.map { ObjectIdentifier($0) } }

  @Test func `replaces and removes a few leaves without a new node, even after a restore`() {
    let before = map.snapshot()
    for round in 1...3 {
      #expect(map.insert(NumberedLeaf(keys[0], round)) === watches[0].leaf)
      #expect(map.remove(keys[1]) === watches[1].leaf)
      #expect(map.remove(keys[1]) == nil && map.count == 49)
      map.insert(NumberedLeaf(keys[1], 7))
      map.insert(NumberedLeaf(keys[60], 60))
      #expect(nodes == root && map.count == 51)
      #expect(map.find(keys[0])?.value == round && map.find(keys[1])?.value == 7)
      #expect(before.count == 50 && before.find(keys[0])?.value == 0)
      map.bringBack(before)
      #expect(nodes == root && map.changes.isEmpty && map.count == 50)
    }
  }

  @Test(arguments: [1, MapChanges.few, MapChanges.few + 1, 50], [false, true])
  func `holds nothing that it has replaced once the end is reported`(
    count: Int,
    hasShared: Bool
  ) {
    _ = map.snapshot()
    for key in keys.prefix(count) { map.insert(NumberedLeaf(key, 1)) }
    if hasShared { _ = map.share() }
    _ = map.endSharing()
    #expect(watches.map { $0.leaf == nil } == (0..<50).map { $0 < count })
    #expect(map.changes.isEmpty && map.count == 50)
  }

  @Test(arguments: [1, MapChanges.few, MapChanges.few + 1, 50], [false, true])
  func `lets no leaf end before that`(count: Int, removes: Bool) {
    _ = map.snapshot()
    for key in keys.prefix(count) {
      if removes { map.remove(key) } else { map.insert(NumberedLeaf(key, 1)) }
    }
    var nodes = map.endSharing()
    #expect(watches.allSatisfy { $0.leaf != nil })
    #expect(nodes != nil)
    nodes = nil
    #expect(watches.map { $0.leaf == nil } == (0..<50).map { $0 < count })
    #expect(map.count == (removes ? 50 - count : 50))
    #expect(map.endSharing() == nil)
  }

  @Test func `is empty without nodes when it has removed everything, and fills again`() {
    let before = map.snapshot()
    for key in keys.prefix(50) { map.remove(key) }
    #expect(map.isEmpty && map.root == nil && map.changes.isEmpty)
    map.insert(NumberedLeaf(keys[3], 3))
    #expect(map.values == [3] && before.count == 50)
    let few = MapObject(keys.prefix(2))
    _ = few.snapshot()
    few.remove(keys[0])
    few.remove(keys[1])
    #expect(few.isEmpty && few.root == nil && few.changes.isEmpty)
  }

  @Test func `replaces leaves in nodes of its own again when the end is reported`() {
    _ = map.snapshot()
    #expect(map.endSharing() == nil)
    map.insert(NumberedLeaf(keys[0], 1))
    #expect(map.changes.isEmpty && watches[0].leaf == nil)
  }

  @Test(arguments: KeyStyle.allCases)
  func `agrees with a dictionary whatever is shared, forked and brought back`(style: KeyStyle) {
    var random = SeededGenerator(seed: 7)
    let keys = style.keys(200)
    var twins = MapAndModel()
    for key in keys.prefix(120) { twins.change(key, 0, removing: false) }
    var before = (twins.map.snapshot(), twins.model)
    var kept: [MapAndModel] = []
    for step in 0..<4_000 {
      switch random.next() % 40 {
      case 0: before = (twins.map.snapshot(), twins.model)
      case 1: kept.append(MapAndModel(copying: twins))
      case 2: kept.append(MapAndModel(forking: twins))
      case 3: _ = twins.map.endSharing()
      case 4:
        twins.map.bringBack(before.0)
        twins.model = before.1
      default:
        let key = keys.randomElement(using: &random)!
        twins.change(key, step, removing: random.next() % 3 == 0)
      }
    }
    kept.append(twins)
    for copy in kept { copy.expectEqual(among: keys) }
  }
}
