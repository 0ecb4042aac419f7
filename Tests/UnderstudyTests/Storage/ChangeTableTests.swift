import Testing

@testable import Understudy

@Suite struct ChangeTableTests {
  /// Where the bits of three keys point in a table of four slots, and which of them goes.
  @Test(
    arguments: [
      [0, 0, 0], [3, 3, 3], [3, 0, 0], [3, 3, 0], [2, 3, 2], [1, 2, 3], [2, 2, 1], [3, 3, 1],
    ],
    [0, 1, 2]
  )
  func `every change is found after another was forgotten`(starts: [Int], gone: Int) {
    let table = ChangeTable.make(for: 3)
    let keys = starts.enumerated().map { Key(Int.self, name: "\($0)", bits: UInt($1)) }
    let leaves = keys.map { NumberedLeaf($0, 0) }
    for leaf in leaves { _ = table.put(leaf, isRemoval: false) }
    #expect(table.head.mask == 3)
    table.forget(keys[gone])

    #expect(table.head.count == 2)
    for (index, key) in keys.enumerated() {
      let found = table.find(key.type, key.name, key.bits)?.leaf.takeUnretainedValue()
      #expect(found === (index == gone ? nil : leaves[index]))
    }
  }

  @Test func `a removal and a leaf are told apart`() {
    let leaf = NumberedLeaf(Key(Int.self), 0)
    let key = leaf.key
    let table = ChangeTable.make(for: 1)
    for isRemoval in [false, true, true, false] {
      _ = table.put(leaf, isRemoval: isRemoval)
      let change = table.find(key.type, key.name, key.bits)
      #expect(change?.isRemoval == isRemoval)
      #expect(change?.leaf.takeUnretainedValue() === leaf)
      #expect((change?.present == nil) == isRemoval)
    }
    #expect(table.head.count == 1)
  }

  @Test(arguments: [(1, 4), (3, 4), (4, 16), (12, 16), (13, 256), (192, 256), (193, 4096)])
  func `memory grows in large steps, and a quarter of the slots is empty`(count: Int, slots: Int) {
    let table = ChangeTable.make(for: count)
    #expect(table.head.mask + 1 == slots)
    #expect(table.hasRoom(for: slots * 3 / 4))
    #expect(!table.hasRoom(for: slots * 3 / 4 + 1))
  }

  @Test func `a move leaves nothing behind and releases nothing`() {
    let leaves = KeyStyle.colliding.keys(12).map { NumberedLeaf($0, 0) }
    let watches = leaves.map { LeafWatch($0) }
    func moved(_ leaves: consuming [NumberedLeaf]) -> ChangeTable {
      let small = ChangeTable.make(for: 12)
      for leaf in leaves { _ = small.put(leaf, isRemoval: false) }
      let large = ChangeTable.make(for: 13)
      small.move(to: large)
      #expect(small.head.count == 0)
      return large
    }
    #expect(leaves.count == 12)
    let table = moved(leaves)
    #expect(table.head.count == 12)
    for leaf in leaves {
      #expect(table.find(leaf.key.type, leaf.key.name, leaf.key.bits)?.present != nil)
    }
    withExtendedLifetime(table) { #expect(watches.allSatisfy { $0.leaf != nil }) }
  }
}
