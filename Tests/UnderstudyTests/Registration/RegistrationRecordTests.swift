import Testing

@testable import Understudy

@Suite struct `The record of a registration` {
  private func record(_ name: String? = nil) -> RegistrationRecord {
    Registration(Hall.self, name: name) { Hall() }.record()
  }

  @Test func `is at the place where it was made`() {
    let (first, second) = (record(), record())
    #expect(first.rank == first.id)
    #expect(second.rank > first.rank)
  }

  @Test func `takes the place of the record it replaces, older or younger`() {
    let (first, second, third) = (record(), record(), record())
    second.rank = first.rank
    #expect(second.rank == first.id)
    second.rank = third.rank
    #expect(second.rank == third.id)
  }

  @Test func `has the instance that it came with, and no other`() {
    let hall = Hall()
    let ready = Registration(Hall.self, instance: hall).record().ready
    #expect(ready?.anyValue as? Hall === hall)
    #expect(record().ready == nil)
  }

  @Test func `knows its line`() {
    let line: UInt = #line + 1
    let site = Registration(Hall.self) { Hall() }.record().site.site
    #expect(site.line == line)
    #expect(site.fileID == #fileID)
  }
}

@Suite struct `The objects that a change releases` {
  @Test(arguments: 1...4)
  func `are all that were given`(count: Int) {
    let leaves = (0..<count).map { MapLeaf(key: Key(Hall.self, name: "\($0)")) }
    var retired = ContainerCore.Retired()
    for leaf in leaves { retired.add(leaf) }
    let kept = leaves.filter { retired.contains($0) }
    #expect(kept.count == count)
    let hasOther = retired.contains(MapLeaf(key: Key(Hall.self)))
    #expect(!hasOther)
  }

  @Test(arguments: 1...3)
  func `are held until the end`(count: Int) {
    var core = ContainerCore()
    var retired = ContainerCore.Retired()
    var records: [WeakRecord] = []
    for _ in 0..<count {
      let record = Registration(Hall.self) { Hall() }.record()
      records.append(WeakRecord(record: record))
      _ = core.register(record, resident: nil, retired: &retired)
      core.reset(.everything, keeping: [], retired: &retired)
    }
    let (isEmpty, held) = (core.registrations.isEmpty, records.count { $0.record != nil })
    #expect(isEmpty)
    #expect(held == count)
    retired = ContainerCore.Retired()
    #expect(records.allSatisfy { $0.record == nil })
  }
}

// MARK: - Fixtures

private struct WeakRecord {
  weak var record: RegistrationRecord?
}
