import Testing

@testable import Understudy

@Suite struct `A list of dependencies` {
  private func record(_ number: UInt64, depth: Int = 0) -> DependencyRecord {
    let below = (0..<depth).reduce(nil as DependencyRecord?) { below, _ in
      DependencyRecord(key: Key(Int.self), registration: 0, dependencies: below.map { [$0] } ?? [])
    }
    return DependencyRecord(
      key: Key(Int.self, name: "\(number)"),
      registration: number,
      dependencies: below.map { [$0] } ?? []
    )
  }

  @Test(arguments: 0..<6)
  func `has its records in their order`(count: Int) {
    let records = (0..<count).map { record(UInt64($0)) }
    let list = DependencyList(records)
    #expect(list.count == count && list.isEmpty == records.isEmpty)
    #expect(list.elementsEqual(records, by: ===))
    #expect(list.indices.map { list[$0].registration } == records.map(\.registration))
  }

  @Test(arguments: 1..<6)
  func `knows each of them, and what says the same`(count: Int) {
    let list = DependencyList((0..<count).map { record(UInt64($0)) })
    for number in 0..<count {
      #expect(list.has(list[number]))
      #expect(list.has(record(UInt64(number))))
      #expect(!list.has(record(UInt64(number), depth: 1)))
    }
    #expect(!list.has(record(UInt64(count))))
  }

  @Test(arguments: 0..<5)
  func `is as high as the highest`(place: Int) {
    #expect(DependencyList().height == 0)
    let list = DependencyList((0..<5).map { record(UInt64($0), depth: $0 == place ? 3 : 0) })
    #expect(list.height == 4)
  }
}
