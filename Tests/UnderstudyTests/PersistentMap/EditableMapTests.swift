import Testing

@testable import Understudy

@Suite struct EditableMapTests {
  @Test func `an empty map finds nothing, removes nothing and owns no memory`() {
    let map = Map()
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
    let map = Map()
    let (first, second) = (Entry(Key(Int.self), 1), Entry(Key(Int.self), 2))
    #expect(map.insert(first) == nil)
    #expect(map.insert(second) === first)
    #expect(map.count == 1)
    #expect(map.remove(first.key) === second)
  }

  @Test func `each leaf is visited once, until the body throws`() {
    struct Enough: Error {}
    let keys = KeyStyle.deep.keys(500)
    let map = Map(keys)
    #expect(map.values.sorted() == Array(0..<500))

    var visits = 0
    func visit(_ entry: Entry) throws {
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
    let map = Map(keys.dropLast())
    let copy = map.share()
    map.insert(Entry(keys[199], 199))
    map.insert(Entry(keys[0], -1))

    #expect(copy.count == 199)
    #expect(copy.find(keys[199]) == nil)
    #expect(copy.find(keys[0])?.value == 0)
    #expect(map.find(keys[0])?.value == -1)
  }

  @Test(arguments: KeyStyle.allCases)
  func `a removal leaves copies as they were`(style: KeyStyle) {
    let keys = style.keys(200)
    let map = Map(keys)
    let copy = map.share()
    for key in keys { map.remove(key) }

    #expect(map.isEmpty)
    #expect(Map(copy).values.sorted() == Array(0..<200))
  }

  @Test func `copies are identical until one of them changes`() {
    let keys = KeyStyle.names.keys(40)
    let map = Map(keys.dropLast())
    let copy = map.share()
    #expect(map.share().isIdentical(to: copy))
    map.remove(keys[39])  // not in it
    #expect(map.share().isIdentical(to: copy))
    map.insert(Entry(keys[39], 0))
    #expect(!map.share().isIdentical(to: copy))
  }

  @Test(arguments: KeyStyle.allCases)
  func `an insert into a shared map copies the nodes on its path only`(style: KeyStyle) {
    let keys = style.keys(1_000)
    let map = Map(keys)
    let copy = map.share()
    map.insert(Entry(keys[500], -1))

    let new = Set(map.allNodes.map(ObjectIdentifier.init))
      .subtracting(Map(copy).allNodes.map(ObjectIdentifier.init))
    #expect(!new.isEmpty)
    #expect(new.count <= 14)
  }

  @Test(arguments: KeyStyle.allCases)
  func `a map that was not shared since changes in place`(style: KeyStyle) {
    let keys = style.keys(1_000)
    let map = Map(keys)
    let before = map.allNodes.map(ObjectIdentifier.init)
    for key in keys { map.insert(Entry(key, -1)) }
    #expect(map.allNodes.map(ObjectIdentifier.init) == before)
  }

  @Test(arguments: KeyStyle.allCases)
  func `what was shared is never changed in place, whoever holds it still`(style: KeyStyle) {
    let keys = style.keys(100)
    let map = Map(keys)
    let seen = map.allNodes
    _ = map.share()
    for key in keys { map.insert(Entry(key, -1)) }

    let leaves = seen.flatMap { $0.leaves.map { ($0 as? Entry)?.value ?? -1 } }
    #expect(leaves.sorted() == Array(0..<100))
    let again = map.allNodes.map(ObjectIdentifier.init)
    for key in keys { map.insert(Entry(key, -2)) }
    #expect(map.allNodes.map(ObjectIdentifier.init) == again)
  }

  @Test func `tasks change their copies at the same time`() async {
    let keys = KeyStyle.names.keys(2_000)
    let map = Map(keys).share()
    await withTaskGroup(of: [Int].self) { group in
      for part in 0..<8 {
        group.addTask {
          let copy = Map(map)
          for index in keys.indices where index % 8 == part { copy.remove(keys[index]) }
          return copy.values.sorted()
        }
      }
      for await values in group { #expect(values.count == 1_750) }
    }
    #expect(Map(map).values.sorted() == Array(0..<2_000))
  }
}

// MARK: - Shape and memory

@Suite struct EditableMapMemoryTests {
  @Test func `keys that differ in their last bits only are found in a deep node`() {
    let keys = (0..<3).map { Key(Int.self, name: "\($0)", bits: UInt($0) << (UInt.bitWidth - 2)) }
    let map = Map(keys)
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
    let map = Map(keys)
    #expect(map.count == 4)
    for (value, key) in keys.enumerated() { #expect(map.find(key)?.value == value) }
    #expect(map.find(Key(Bool.self, name: nil, bits: 7)) == nil)

    #expect(map.insert(Entry(keys[2], 9))?.value == 2)
    for key in keys.dropLast() { #expect(map.remove(key) != nil) }
    #expect(map.find(keys[3])?.value == 3)
    #expect(map.allNodes.count == 1)
  }

  @Test(arguments: KeyStyle.allCases)
  func `removals leave neither nodes of one leaf nor much spare memory`(style: KeyStyle) {
    let keys = style.keys(1_000)
    let map = Map(keys)
    let bare = Map(keys.prefix(20))
    for key in keys.dropFirst(20) { map.remove(key) }

    #expect(map.values.sorted() == Array(0..<20))
    #expect(map.allNodes.count == bare.allNodes.count)
    for node in map.allNodes { #expect(node.head.capacity <= 2 * node.head.count + 3) }
  }

  @Test(arguments: KeyStyle.allCases)
  func `leaves are freed with the last map that holds them`(style: KeyStyle) {
    let keys = style.keys(300)
    var map = Map()
    let leaves = keys.map { key in
      let entry = Entry(key, 0)
      map.insert(entry)
      return WeakReference(entry)
    }
    var copy = Map(map.share())
    for key in keys.prefix(100) { copy.remove(key) }
    for key in keys.suffix(100) { copy.insert(Entry(key, 1)) }
    #expect(leaves.allSatisfy { $0.entry != nil })

    map = Map()
    #expect(leaves.map { $0.entry != nil } == (0..<300).map { (100..<200).contains($0) })
    copy = Map()
    #expect(leaves.allSatisfy { $0.entry == nil })
  }

  @Test func `a replaced or removed leaf lives as long as its caller keeps it`() {
    let key = Key(Int.self)
    let map = Map([key])
    var old = map.insert(Entry(key, 1))
    let replaced = WeakReference(old)
    #expect(replaced.entry != nil)
    old = map.remove(key)
    #expect(replaced.entry == nil)

    let removed = WeakReference(old)
    #expect(removed.entry != nil)
    old = nil
    #expect(removed.entry == nil)
  }
}

// MARK: - Fixtures

private final class Entry: MapLeaf, @unchecked Sendable {  // its one property is a constant
  let value: Int

  init(_ key: Key, _ value: Int) {
    self.value = value
    super.init(key: key)
  }
}

private struct WeakReference {
  weak var entry: Entry?

  init(_ entry: Entry?) { self.entry = entry }
}

enum KeyStyle: CaseIterable, CustomTestStringConvertible {
  case names, types, colliding, deep

  func keys(_ count: Int) -> [Key] { (0..<count).map(key) }

  private func key(_ index: Int) -> Key {
    let name = String(index)
    return switch self {
    case .names: Key(Int.self, name: name)
    case .types: Key(nested(index))
    // Few values, of which pairs differ in their last bits only.
    case .colliding:
      Key(Int.self, name: name, bits: UInt(index % 5) | UInt(index % 3) << (UInt.bitWidth - 3))
    // All alike in half of the bits, so that there are long chains.
    case .deep: Key(Int.self, name: name, bits: UInt(index) << UInt(UInt.bitWidth / 2))
    }
  }

  /// A type of its own for each number: its binary digits as nested generic types.
  private func nested(_ number: Int) -> any Any.Type {
    func wrap<Inner>(_: Inner.Type, _ isOdd: Bool) -> any Any.Type {
      isOdd ? Odd<Inner>.self : Even<Inner>.self
    }
    return number == 0 ? Int.self : wrap(nested(number / 2), !number.isMultiple(of: 2))
  }

  var testDescription: String {
    switch self {
    case .names: "one type, many names"
    case .types: "many types"
    case .colliding: "equal bits"
    case .deep: "long common prefixes"
    }
  }
}

private enum Odd<Inner> {}
private enum Even<Inner> {}

/// An editable map as an object, which macros can take apart.
private final class Map {
  private var map: EditableMap<Entry>

  init() { map = EditableMap() }
  init(_ other: PersistentMap<Entry>) { map = EditableMap(other) }

  /// A map of the keys, with their positions as values.
  init(_ keys: some Sequence<Key>) {
    map = EditableMap()
    for (value, key) in keys.enumerated() { map.insert(Entry(key, value)) }
  }

  var isEmpty: Bool { map.isEmpty }
  var count: Int { map.count }
  var root: MapNode? { map.root }

  func find(_ key: Key) -> Entry? { map.find(key) }
  @discardableResult func insert(_ entry: Entry) -> Entry? { map.insert(entry) }
  @discardableResult func remove(_ key: Key) -> Entry? { map.remove(key) }
  func visit(_ body: (Entry) throws -> Void) rethrows { try map.visit(body) }
  func share() -> PersistentMap<Entry> { map.share() }

  var values: [Int] {
    var values: [Int] = []
    visit { values.append($0.value) }
    return values
  }

  var allNodes: [MapNode] {
    var found = root.map { [$0] } ?? []
    var next = 0
    while next < found.count {
      found.append(contentsOf: found[next].nodes)
      next += 1
    }
    return found
  }
}

/// A map, and the dictionary that it ought to equal.
private struct MapAndModel {
  let map: Map
  var model: [Key: Int] = [:]

  init() { map = Map() }

  /// Both as they are now, whatever becomes of the original.
  init(copying original: MapAndModel) {
    map = Map(original.map.share())
    model = original.model
  }

  mutating func change(_ key: Key, _ value: Int, removing: Bool) {
    if removing {
      #expect(map.remove(key)?.value == model.removeValue(forKey: key))
    } else {
      #expect(map.insert(Entry(key, value))?.value == model.updateValue(value, forKey: key))
    }
    #expect(map.count == model.count)
  }

  func expectEqual(among keys: [Key]) {
    #expect(map.count == model.count)
    #expect(map.values.sorted() == model.values.sorted())
    #expect(keys.allSatisfy { map.find($0)?.value == model[$0] })
  }
}
