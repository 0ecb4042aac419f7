import Testing

@testable import Understudy

final class NumberedLeaf: MapLeaf, @unchecked Sendable {  // its one property is a constant
  let value: Int

  init(_ key: Key, _ value: Int) {
    self.value = value
    super.init(key: key)
  }
}

struct LeafWatch {
  weak var leaf: NumberedLeaf?

  init(_ entry: NumberedLeaf?) { self.leaf = entry }

  /// Inserts a leaf for each key, and watches it.
  static func ofLeaves(for keys: some Sequence<Key>, in map: MapObject?) -> [LeafWatch] {
    keys.map { key in
      let leaf = NumberedLeaf(key, 0)
      map?.insert(leaf)
      return LeafWatch(leaf)
    }
  }
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
final class MapObject {
  private var map: EditableMap<NumberedLeaf>

  init() { map = EditableMap() }
  init(_ other: PersistentMap<NumberedLeaf>) { map = EditableMap(other) }
  init(forking other: MapObject) { map = other.map.fork() }

  /// A map of the keys, with their positions as values.
  init(_ keys: some Sequence<Key>) {
    map = EditableMap()
    for (value, key) in keys.enumerated() { map.insert(NumberedLeaf(key, value)) }
  }

  var isEmpty: Bool { map.isEmpty }
  var count: Int { map.count }
  var root: MapNode? { map.root }
  var changes: MapChanges { map.layers.changes }

  func find(_ key: Key) -> NumberedLeaf? { map.find(key) }
  func contains(_ key: Key) -> Bool { map.contains(key) }
  @discardableResult func insert(_ leaf: NumberedLeaf) -> NumberedLeaf? { map.insert(leaf) }
  @discardableResult func remove(_ key: Key) -> NumberedLeaf? { map.remove(key) }
  func visit(_ body: (NumberedLeaf) throws -> Void) rethrows { try map.visit(body) }
  func share() -> PersistentMap<NumberedLeaf> { map.share() }
  func snapshot() -> PersistentMap<NumberedLeaf> { map.share(withSnapshot: true) }
  func bringBack(_ other: PersistentMap<NumberedLeaf>) { map = EditableMap(broughtBack: other) }
  func endSharing() -> MapNode? { map.endSharing() }

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
struct MapAndModel {
  let map: MapObject
  var model: [Key: Int] = [:]

  init() { map = MapObject() }

  /// Both as they are now, whatever becomes of the original.
  init(copying original: MapAndModel) {
    map = MapObject(original.map.share())
    model = original.model
  }

  /// The same, as a fork.
  init(forking original: MapAndModel) {
    map = MapObject(forking: original.map)
    model = original.model
  }

  mutating func change(_ key: Key, _ value: Int, removing: Bool) {
    if removing {
      #expect(map.remove(key)?.value == model.removeValue(forKey: key))
    } else {
      #expect(map.insert(NumberedLeaf(key, value))?.value == model.updateValue(value, forKey: key))
    }
    #expect(map.count == model.count)
  }

  func expectEqual(among keys: [Key]) {
    #expect(map.count == model.count)
    #expect(map.isEmpty == model.isEmpty)
    #expect(map.values.sorted() == model.values.sorted())
    #expect(keys.allSatisfy { map.find($0)?.value == model[$0] })
    #expect(keys.allSatisfy { map.contains($0) == (model[$0] != nil) })
  }
}
