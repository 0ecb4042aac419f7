import Testing

@testable import Understudy

@Suite struct EditableMapTests {
  @Test func `an empty map finds nothing, removes nothing and owns no memory`() {
    let map = MapObject()
    #expect(map.isEmpty)
    #expect(map.find(Key(Int.self)) == nil)
    #expect(map.remove(Key(Int.self)) == nil)
    #expect(map.root == nil)
  }

  @Test(arguments: KeyStyle.allCases, [0, 1, 2, 31, 32, 33, 1_000, 20_000])
  func `a map and its copies agree with dictionaries after random changes`(
    style: KeyStyle,
    size: Int
  ) {
    var random = SeededGenerator(seed: UInt64(size))
    let keys = style.keys(style == .colliding ? min(size, 1_000) : size)
    var twins = MapAndModel()
    var kept: [MapAndModel] = []
    for step in 0..<3 * keys.count {
      twins.change(keys.randomElement(using: &random)!, step, removing: random.next() % 3 == 0)
      if random.next() % UInt64(keys.count) < 4 { kept.append(MapAndModel(copying: twins)) }
    }
    kept.append(MapAndModel(copying: twins))
    for key in keys.shuffled(using: &random) { twins.change(key, 0, removing: true) }

    #expect(twins.map.isEmpty)
    #expect(twins.map.root == nil)
    for copy in kept { copy.expectEqual(among: keys) }
  }

  @Test func `an insert under an equal key gives back the leaf it replaced`() {
    let map = MapObject()
    let (first, second) = (NumberedLeaf(Key(Int.self), 1), NumberedLeaf(Key(Int.self), 2))
    #expect(map.insert(first) == nil)
    #expect(map.insert(second) === first)
    #expect(map.count == 1)
    #expect(map.remove(first.key) === second)
  }

  @Test func `each leaf is visited once, until the body throws`() {
    struct Enough: Error {}
    let keys = KeyStyle.deep.keys(500)
    let map = MapObject(keys)
    #expect(map.values.sorted() == Array(0..<500))

    var visits = 0
    func visit(_ leaf: NumberedLeaf) throws {
      visits += 1
      if visits == 5 { throw Enough() }
    }
    #expect(throws: Enough.self) { try map.visit(visit) }
    #expect(visits == 5)
  }
}

// MARK: - Copies

@Suite struct EditableMapSharingTests {
  @Test(arguments: KeyStyle.allCases)
  func `an insert leaves copies as they were`(style: KeyStyle) {
    let keys = style.keys(200)
    let map = MapObject(keys.dropLast())
    let copy = map.share()
    map.insert(NumberedLeaf(keys[199], 199))
    map.insert(NumberedLeaf(keys[0], -1))

    #expect(copy.count == 199)
    #expect(copy.find(keys[199]) == nil)
    #expect(copy.find(keys[0])?.value == 0)
    #expect(map.find(keys[0])?.value == -1)
  }

  @Test(arguments: KeyStyle.allCases)
  func `a removal leaves copies as they were`(style: KeyStyle) {
    let keys = style.keys(200)
    let map = MapObject(keys)
    let copy = map.share()
    for key in keys { map.remove(key) }

    #expect(map.isEmpty)
    #expect(MapObject(copy).values.sorted() == Array(0..<200))
  }

  @Test func `copies are identical until one of them changes`() {
    let keys = KeyStyle.names.keys(40)
    let map = MapObject(keys.dropLast())
    let copy = map.share()
    #expect(map.share().isIdentical(to: copy))
    map.remove(keys[39])  // not in it
    #expect(map.share().isIdentical(to: copy))
    map.insert(NumberedLeaf(keys[39], 0))
    #expect(!map.share().isIdentical(to: copy))
  }

  @Test(arguments: KeyStyle.allCases)
  func `an insert into a shared map copies the nodes on its path only`(style: KeyStyle) {
    let keys = style.keys(1_000)
    let map = MapObject(keys)
    let copy = map.share()
    map.insert(NumberedLeaf(keys[500], -1))

    let new = Set(map.allNodes.map(ObjectIdentifier.init))
      .subtracting(MapObject(copy).allNodes.map(ObjectIdentifier.init))
    #expect(!new.isEmpty)
    #expect(new.count <= 14)
  }

  @Test(arguments: KeyStyle.allCases)
  func `a map that is no longer shared changes in place`(style: KeyStyle) {
    let keys = style.keys(1_000)
    let map = MapObject(keys)
    let before = map.allNodes.map(ObjectIdentifier.init)
    for key in keys { map.insert(NumberedLeaf(key, -1)) }
    #expect(map.allNodes.map(ObjectIdentifier.init) == before)
  }

  @Test(arguments: KeyStyle.allCases)
  func `a shared node is never changed in place, whoever still holds it`(style: KeyStyle) {
    let keys = style.keys(100)
    let map = MapObject(keys)
    let seen = map.allNodes
    _ = map.share()
    for key in keys { map.insert(NumberedLeaf(key, -1)) }

    let leaves = seen.flatMap { $0.leaves.map { ($0 as? NumberedLeaf)?.value ?? -1 } }
    #expect(leaves.sorted() == Array(0..<100))
    let again = map.allNodes.map(ObjectIdentifier.init)
    for key in keys { map.insert(NumberedLeaf(key, -2)) }
    #expect(map.allNodes.map(ObjectIdentifier.init) == again)
  }

  @Test func `tasks change their copies at the same time`() async {
    let keys = KeyStyle.names.keys(2_000)
    let map = MapObject(keys).share()
    await withTaskGroup(of: [Int].self) { group in
      for part in 0..<8 {
        group.addTask {
          let copy = MapObject(map)
          for index in keys.indices where index % 8 == part { copy.remove(keys[index]) }
          return copy.values.sorted()
        }
      }
      for await values in group { #expect(values.count == 1_750) }
    }
    #expect(MapObject(map).values.sorted() == Array(0..<2_000))
  }
}

// MARK: - Shape and memory

@Suite struct EditableMapMemoryTests {
  @Test func `keys that differ in their last bits only are found in a deep node`() {
    let keys = (0..<3).map { Key(Int.self, name: "\($0)", bits: UInt($0) << (UInt.bitWidth - 2)) }
    let map = MapObject(keys)
    for (value, key) in keys.enumerated() { #expect(map.find(key)?.value == value) }
    #expect(map.allNodes.count == (UInt.bitWidth + 4) / 5)

    map.remove(keys[0])
    map.remove(keys[2])
    #expect(map.find(keys[1])?.value == 1)
    #expect(map.allNodes.count == 1)
  }

  @Test func `keys with equal bits are told apart by type and name`() {
    let keys = [
      Key(Int.self, name: nil, bits: 7), Key(Int.self, name: "", bits: 7),
      Key(Int.self, name: "a", bits: 7), Key(Bool.self, name: "a", bits: 7),
    ]
    let map = MapObject(keys)
    #expect(map.count == 4)
    for (value, key) in keys.enumerated() { #expect(map.find(key)?.value == value) }
    #expect(map.find(Key(Bool.self, name: nil, bits: 7)) == nil)

    #expect(map.insert(NumberedLeaf(keys[2], 9))?.value == 2)
    for key in keys.dropLast() { #expect(map.remove(key) != nil) }
    #expect(map.find(keys[3])?.value == 3)
    #expect(map.allNodes.count == 1)
  }

  @Test(arguments: KeyStyle.allCases)
  func `removals leave neither nodes of one leaf nor much spare memory`(style: KeyStyle) {
    let keys = style.keys(1_000)
    let map = MapObject(keys)
    let bare = MapObject(keys.prefix(20))
    for key in keys.dropFirst(20) { map.remove(key) }

    #expect(map.values.sorted() == Array(0..<20))
    #expect(map.allNodes.count == bare.allNodes.count)
    for node in map.allNodes { #expect(node.head.capacity <= 2 * node.head.count + 3) }
  }

  @Test(arguments: KeyStyle.allCases)
  func `leaves are freed with the last map that holds them`(style: KeyStyle) {
    let keys = style.keys(300)
    var map = MapObject()
    let leaves = keys.map { key in
      let leaf = NumberedLeaf(key, 0)
      map.insert(leaf)
      return LeafWatch(leaf)
    }
    var copy = MapObject(map.share())
    for key in keys.prefix(100) { copy.remove(key) }
    for key in keys.suffix(100) { copy.insert(NumberedLeaf(key, 1)) }
    #expect(leaves.allSatisfy { $0.leaf != nil })

    map = MapObject()
    #expect(leaves.map { $0.leaf != nil } == (0..<300).map { (100..<200).contains($0) })
    copy = MapObject()
    #expect(leaves.allSatisfy { $0.leaf == nil })
  }

  @Test func `a replaced or removed leaf lives as long as its caller keeps it`() {
    let key = Key(Int.self)
    let map = MapObject([key])
    var old = map.insert(NumberedLeaf(key, 1))
    let replaced = LeafWatch(old)
    #expect(replaced.leaf != nil)
    old = map.remove(key)
    #expect(replaced.leaf == nil)

    let removed = LeafWatch(old)
    #expect(removed.leaf != nil)
    old = nil
    #expect(removed.leaf == nil)
  }
}
