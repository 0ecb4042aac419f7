import Testing

@testable import Understudy

@Suite struct EditableMapForkTests {
  @Test(arguments: KeyStyle.allCases, [0, 1, 2, 12, 150, 600])
  func `a fork, its forks and theirs agree with dictionaries after random changes`(
    style: KeyStyle,
    size: Int
  ) {
    var random = SeededGenerator(seed: UInt64(size))
    let keys = style.keys(size + 300)
    var family = [MapAndModel()]
    for (value, key) in keys.prefix(size).enumerated() {
      family[0].change(key, value, removing: false)
    }
    // Nobody takes what this one shares, so its changes go on to the limit and over it.
    var recluse = MapAndModel(forking: family[0])
    for step in 0..<2_000 {
      // Few keys make for changes of changes, many for a table that grows.
      let key = random.next() % 4 == 0 ? keys[step % 7] : keys.randomElement(using: &random)!
      recluse.change(key, step, removing: random.next() % 3 == 0)
      let member = family.indices.randomElement(using: &random)!
      family[member].change(key, step, removing: random.next() % 3 == 0)
      switch random.next() % 100 {
      case 0..<3: family.append(MapAndModel(forking: family[member]))
      case 3: family.append(MapAndModel(copying: family[member]))
      default: break
      }
      if family.count > 8 { family.swapAt(8, (1..<8).randomElement(using: &random)!) }
      family.removeLast(max(0, family.count - 8))
    }
    family.append(recluse)

    for member in family { member.expectEqual(among: keys) }
    // To the last leaf, for the one with the most of them.
    for key in keys { family[0].change(key, 0, removing: true) }
    family[0].expectEqual(among: keys)
  }

  @Test(arguments: KeyStyle.allCases)
  func `a fork's changes are invisible to its origin, and the origin's to the fork`(style: KeyStyle)
  {
    let keys = style.keys(200)
    let origin = MapObject(keys.prefix(100))
    let fork = MapObject(forking: origin)
    fork.insert(NumberedLeaf(keys[0], -1))
    fork.insert(NumberedLeaf(keys[150], -1))
    fork.remove(keys[1])
    origin.insert(NumberedLeaf(keys[2], -2))
    origin.remove(keys[3])

    #expect(origin.values.sorted() == ([-2, 0, 1] + Array(4..<100)).sorted())
    #expect(fork.values.sorted() == ([-1, -1] + Array(2..<100)).sorted())
    #expect(fork.find(keys[1]) == nil)
    #expect(origin.find(keys[150]) == nil)
  }

  @Test func `a fork returns each replaced and removed leaf once`() {
    let keys = KeyStyle.names.keys(20)
    let fork = MapObject(forking: MapObject(keys.prefix(10)))
    #expect(fork.insert(NumberedLeaf(keys[0], 20))?.value == 0)
    #expect(fork.insert(NumberedLeaf(keys[0], 30))?.value == 20)
    #expect(fork.remove(keys[0])?.value == 30)
    #expect(fork.remove(keys[0]) == nil)
    #expect(fork.insert(NumberedLeaf(keys[0], 40)) == nil)
    #expect(fork.remove(keys[1])?.value == 1)
    #expect(fork.remove(keys[1]) == nil)
    #expect(fork.insert(NumberedLeaf(keys[11], 50)) == nil)
    #expect(fork.remove(keys[11])?.value == 50)
    #expect(fork.remove(keys[11]) == nil)
    #expect(fork.values.sorted() == Array(2..<10) + [40])
  }

  @Test func `a fork whose leaves are all removed is empty, and fills again`() {
    let keys = KeyStyle.names.keys(500)
    let fork = MapObject(forking: MapObject(keys.prefix(100)))
    for key in keys.prefix(100) { fork.remove(key) }
    #expect(fork.isEmpty)
    #expect(fork.values.isEmpty)
    #expect(MapObject(forking: fork).root == nil)
    for (value, key) in keys.enumerated() { fork.insert(NumberedLeaf(key, value)) }
    #expect(fork.values.sorted() == Array(0..<500))
  }

  @Test func `a map's only leaf takes no memory beside the map`() {
    let key = Key(Int.self)
    let map = MapObject([key])
    #expect(map.root == nil)
    #expect(map.find(key)?.value == 0)
    #expect(MapObject(map.share()).find(key)?.value == 0)
    #expect(map.insert(NumberedLeaf(Key(Bool.self), 1)) == nil)
    #expect(map.root != nil)
    #expect(map.changes.isEmpty)
  }
}

// MARK: - What changes cost

@Suite struct EditableMapForkCostTests {
  @Test(arguments: KeyStyle.allCases, [0, 10, 1_000])
  func `a fork makes no node until its changes pass the limit`(style: KeyStyle, size: Int) {
    let keys = style.keys(size + MapChanges.limit + 1)
    let origin = MapObject(keys.prefix(size))
    let fork = MapObject(forking: origin)
    for key in keys.dropFirst(size).dropLast() { fork.insert(NumberedLeaf(key, -1)) }
    #expect(fork.root === origin.root)
    #expect(fork.changes.count == MapChanges.limit)

    fork.insert(NumberedLeaf(keys[keys.count - 1], -1))
    #expect(fork.root !== origin.root)
    #expect(fork.changes.isEmpty)
    #expect(fork.count == keys.count)
    let nodes = fork.allNodes.map(ObjectIdentifier.init)
    for key in keys.dropFirst(size) { fork.insert(NumberedLeaf(key, -2)) }
    #expect(fork.allNodes.map(ObjectIdentifier.init) == nodes)
  }

  @Test func `removals pass the limit as insertions do`() {
    let keys = KeyStyle.names.keys(MapChanges.limit + 10)
    let fork = MapObject(forking: MapObject(keys))
    for key in keys.prefix(MapChanges.limit) { fork.remove(key) }
    #expect(fork.changes.count == MapChanges.limit)
    fork.remove(keys[MapChanges.limit])
    #expect(fork.changes.isEmpty)
    #expect(fork.values.sorted() == Array(MapChanges.limit + 1..<keys.count))
    #expect(fork.allNodes.flatMap(\.leaves).count == 9)
  }

  @Test func `undone changes leave room for others`() {
    let keys = KeyStyle.names.keys(MapChanges.limit + 10)
    let origin = MapObject(keys.prefix(10))
    let fork = MapObject(forking: origin)
    for key in keys.dropFirst(10) {
      fork.insert(NumberedLeaf(key, 0))
      fork.remove(key)
      fork.insert(NumberedLeaf(keys[0], 0))
      fork.remove(keys[0])
    }
    #expect(fork.changes.count == 1)
    #expect(fork.root === origin.root)
    #expect(fork.values.sorted() == Array(1..<10))
  }

  @Test(arguments: [MapChanges.few, MapChanges.few + 1])
  func `forks share a few changes of their origin as they are, and more in nodes`(changes: Int) {
    let keys = KeyStyle.names.keys(100)
    let first = MapObject(forking: MapObject(keys.prefix(50)))
    for key in keys.dropFirst(50).prefix(changes) { first.insert(NumberedLeaf(key, -1)) }
    let root = first.root
    let second = MapObject(forking: first)

    #expect((first.root === root) == (changes == MapChanges.few))
    #expect(second.root === first.root)
    #expect(second.changes.isEmpty == (changes > MapChanges.few))
    second.insert(NumberedLeaf(keys[50], -2))
    #expect(first.find(keys[50])?.value == -1)
    #expect(second.root === first.root)
    #expect(second.count == 50 + changes)
  }

  @Test(arguments: [MapChanges.few, MapChanges.few + 1])
  func `a shared table stays as it is, and only a small one is copied`(changes: Int) {
    let keys = KeyStyle.names.keys(100)
    let fork = MapObject(forking: MapObject(keys.prefix(50)))
    let root = fork.root
    for key in keys.dropFirst(50).prefix(changes) { fork.insert(NumberedLeaf(key, -1)) }
    let copy = fork.share()
    fork.insert(NumberedLeaf(keys[50], -2))
    fork.remove(keys[51])

    #expect((fork.root === root) == (changes == MapChanges.few))
    #expect(copy.find(keys[50])?.value == -1)
    #expect(copy.find(keys[51])?.value == -1)
    #expect(copy.contains(keys[52]) && !copy.contains(keys[99]))
    #expect(copy.count == 50 + changes)
    #expect(fork.count == 49 + changes)
  }

  @Test func `a shared table is identical until the fork changes it`() {
    let keys = KeyStyle.names.keys(20)
    let fork = MapObject(forking: MapObject(keys.prefix(10)))
    for count in 10..<13 {
      let copy = fork.share()
      #expect(fork.share().isIdentical(to: copy))
      fork.insert(NumberedLeaf(keys[count], 0))
      #expect(!fork.share().isIdentical(to: copy))
    }
    let copy = MapObject(forking: fork).share()
    #expect(fork.share().isIdentical(to: copy))
  }
}
