/// The changes of a map to a base that stays unchanged.
///
/// States: *none*, *one* change, or several in a table that is the map's *own* or *shared*. One
/// change needs no memory, which is the case for most overrides in tests.
///
/// Invariants: there is at most one change per key; a removal is of a leaf that is in the base; a
/// shared table never changes.
enum MapChanges {
  case none
  case leaf(MapLeaf)
  case removal(MapLeaf)
  case own(ChangeTable)
  case shared(ChangeTable)

  /// The number of changes to a base of nodes from which separate nodes pay off.
  static let limit = ChangeTable.room(in: 256)
  /// The number of changes that are copied in the time that it takes to change one node.
  static let few = 8

  @inline(__always)
  var isEmpty: Bool { if case .none = self { true } else { false } }

  var count: Int {
    switch self {
    case .none: 0
    case .leaf, .removal: 1
    case .own(let table), .shared(let table): table.head.count
    }
  }

  var isShared: Bool { if case .shared = self { true } else { false } }

  /// Returns the changes for another owner; from now on neither may change the table.
  mutating func share() -> MapChanges {
    if case .own(let table) = self { self = .shared(table) }
    return self
  }

  /// The change of the key with these parts.
  func find(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> MapChange? {
    switch self {
    case .none: nil
    case .leaf(let leaf): Self.one(leaf, isRemoval: false, type, name, bits)
    case .removal(let leaf): Self.one(leaf, isRemoval: true, type, name, bits)
    case .own(let table), .shared(let table): table.find(type, name, bits)
    }
  }

  @inline(__always)
  private static func one(
    _ leaf: MapLeaf,
    isRemoval: Bool,
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt
  ) -> MapChange? {
    let leaf = Unmanaged.passUnretained(leaf)
    return MapNode.matches(leaf, type, name, bits) ? MapChange(leaf, isRemoval: isRemoval) : nil
  }

  /// Calls the body with every change, in no particular order.
  func visit(_ body: (MapChange) throws -> Void) rethrows {
    switch self {
    case .none: break
    case .leaf(let leaf): try body(MapChange(.passUnretained(leaf), isRemoval: false))
    case .removal(let leaf): try body(MapChange(.passUnretained(leaf), isRemoval: true))
    case .own(let table), .shared(let table): try table.visit(body)
    }
  }

  func isIdentical(to other: MapChanges) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.leaf(let one), .leaf(let two)), (.removal(let one), .removal(let two)): one === two
    case (.own(let one), .own(let two)), (.shared(let one), .shared(let two)): one === two
    default: false
    }
  }
}

// MARK: - Changing

extension MapChanges {
  /// The previous state of a key.
  enum Former {
    case unchanged
    case removed
    case leaf(MapLeaf)
  }

  /// Records that the leaf is present, or removed.
  mutating func put(_ leaf: MapLeaf, isRemoval: Bool = false) -> Former {
    switch self {
    case .none:
      self = isRemoval ? .removal(leaf) : .leaf(leaf)
      return .unchanged
    case .leaf(let old) where old.key == leaf.key:
      self = isRemoval ? .removal(leaf) : .leaf(leaf)
      return .leaf(old)
    case .removal(let old) where old.key == leaf.key:
      self = isRemoval ? .removal(leaf) : .leaf(leaf)
      return .removed
    case .leaf, .removal, .own, .shared:
      return ownTable(adding: 1).put(leaf, isRemoval: isRemoval)
    }
  }

  /// Removes the change of the key, which must exist.
  mutating func forget(_ key: Key) {
    switch self {
    case .none, .leaf, .removal: self = .none
    case .own, .shared: ownTable(adding: 0).forget(key)
    }
  }

  /// Returns an unshared table with the changes so far and room for more.
  private mutating func ownTable(adding extra: Int) -> ChangeTable {
    if case .own(let table) = self, table.hasRoom(for: extra) { return table }
    let new = ChangeTable.make(for: count + extra)
    if case .own(let table) = self {
      table.move(to: new)
    } else {
      visit { _ = new.put($0.leaf.takeUnretainedValue(), isRemoval: $0.isRemoval) }
    }
    self = .own(new)
    return new
  }
}
