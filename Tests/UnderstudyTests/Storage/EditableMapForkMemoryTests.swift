import Testing

@testable import Understudy

@Suite struct EditableMapForkMemoryTests {
  @Test(arguments: KeyStyle.allCases)
  func `a fork's own leaves are freed when they are replaced, removed or the fork is gone`(
    style: KeyStyle
  ) {
    let keys = style.keys(400)
    let origin = MapObject(keys.prefix(50))
    var fork: MapObject? = MapObject(forking: origin)
    let watches = LeafWatch.ofLeaves(for: keys, in: fork)
    for key in keys.prefix(20) { fork?.insert(NumberedLeaf(key, 1)) }
    for key in keys.suffix(20) { fork?.remove(key) }
    #expect(watches.map { $0.leaf != nil } == (0..<400).map { (20..<380).contains($0) })

    fork = nil
    #expect(watches.allSatisfy { $0.leaf == nil })
    #expect(origin.values.sorted() == Array(0..<50))
  }

  /// Whoever changes a fork does it under a lock, where no leaf may end.
  @Test(arguments: [1, 100, 300], [0, 1])
  func `a fork holds the leaves of its origin to the end, also those it has removed`(
    changes: Int,
    generations: Int
  ) {
    let keys = KeyStyle.names.keys(300)
    var origin: MapObject? = MapObject()
    let watches = LeafWatch.ofLeaves(for: keys, in: origin)
    var fork = origin.map(MapObject.init(forking:))
    origin = nil
    for key in keys.prefix(changes) { fork?.insert(NumberedLeaf(key, 1)) }
    for key in keys.prefix(changes / 2) { fork?.remove(key) }
    for _ in 0..<generations { fork = fork.map { MapObject($0.share()) } }
    if generations == 0 || changes < MapChanges.limit {
      #expect(watches.allSatisfy { $0.leaf != nil })
    }
    fork = nil
    #expect(watches.allSatisfy { $0.leaf == nil })
  }

  @Test func `a fork that removed all leaves of its origin holds them when it fills again`() {
    let keys = KeyStyle.names.keys(20)
    var origin: MapObject? = MapObject()
    let watches = LeafWatch.ofLeaves(for: keys, in: origin)
    let fork = origin.map(MapObject.init(forking:))
    origin = nil
    for key in keys { fork?.remove(key) }
    for key in keys { fork?.insert(NumberedLeaf(key, 1)) }
    withExtendedLifetime(fork) { #expect(watches.allSatisfy { $0.leaf != nil }) }
  }

  @Test func `a leaf that a fork replaced or removed lives as long as its caller keeps it`() {
    let keys = [Key(Int.self), Key(Bool.self), Key(String.self)]
    let fork = MapObject(forking: MapObject(keys.prefix(1)))
    for key in keys {
      fork.insert(NumberedLeaf(key, 1))
      var old = fork.insert(NumberedLeaf(key, 2))
      let replaced = LeafWatch(old)
      #expect(replaced.leaf != nil)
      old = fork.remove(key)
      #expect(replaced.leaf == nil)

      let removed = LeafWatch(old)
      #expect(removed.leaf != nil)
      old = fork.insert(NumberedLeaf(key, 3))
      #expect(removed.leaf == nil)
    }
  }

  @Test func `a leaf in a shared table is freed with the last map that holds it`() {
    let keys = KeyStyle.names.keys(60)
    var fork: MapObject? = MapObject(forking: MapObject(keys.prefix(50)))
    let watches = LeafWatch.ofLeaves(for: keys.suffix(5), in: fork)
    var copy = fork?.share()
    fork?.remove(keys[59])
    fork?.insert(NumberedLeaf(keys[58], 1))
    #expect(watches.allSatisfy { $0.leaf != nil })

    copy = nil
    #expect(watches.map { $0.leaf != nil } == [true, true, true, false, false])
    copy = fork?.share()
    fork = nil
    #expect(watches.map { $0.leaf != nil } == [true, true, true, false, false])
    copy = nil
    #expect(copy == nil && watches.allSatisfy { $0.leaf == nil })
  }

  @Test func `tasks change forks that share a table at the same time`() async {
    let keys = KeyStyle.names.keys(400)
    let fork = MapObject(forking: MapObject(keys.prefix(200)))
    for key in keys.dropFirst(200).prefix(6) { fork.insert(NumberedLeaf(key, -1)) }
    let shared = fork.share()
    await withTaskGroup(of: Int.self) { group in
      for part in 0..<8 {
        group.addTask {
          let copy = MapObject(shared)
          for index in keys.indices where index % 8 == part { copy.remove(keys[index]) }
          for key in keys.suffix(part + 1) { copy.insert(NumberedLeaf(key, -1)) }
          return copy.values.count - part
        }
      }
      for await count in group { #expect(181...182 ~= count) }
    }
    #expect(shared.count == 206)
    #expect(MapObject(shared).values.count == 206)
  }
}
