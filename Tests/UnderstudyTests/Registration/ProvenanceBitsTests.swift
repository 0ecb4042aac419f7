import Testing

@testable import Understudy

@Suite struct `The provenance of an instance made from nothing` {
  private let key = Key(Hall.self)

  @Test(arguments: [false, true])
  func `is made when it is first read, once for all threads`(isKept: Bool) async throws {
    let origin = try #require(ProvenanceBits(key, registration: 7, level: 2, isKept: isKept))
    #expect(ProvenanceBits.record(in: origin.bits) == nil)
    let instance = TypedInstance(Hall(), origin)
    let found = await withTaskGroup(of: DependencyRecord.self) { group in
      for _ in 0..<8 { group.addTask { instance.provenance } }
      return await group.reduce(into: [DependencyRecord]()) { $0.append($1) }
    }
    #expect(Set(found.map(ObjectIdentifier.init)).count == 1)
    let record = instance.provenance
    #expect(record === found[0])
    #expect(record.key == key && record.registration == 7 && record.level == 2)
    #expect(record.dependencies.isEmpty && record.mark == nil)
    #expect(record.isPlainLookup == !isKept)
  }

  @Test func `is freed with the instance`() throws {
    let origin = try #require(ProvenanceBits(key, registration: 7, level: 0, isKept: true))
    var instance: InstanceRecord? = TypedInstance(Hall(), origin)
    weak let record = instance?.provenance
    #expect(record != nil)
    instance = nil
    #expect(record == nil)
  }

  @Test func `is made at once if its numbers are too large`() {
    #expect(ProvenanceBits(key, registration: 1 << 47, level: 0, isKept: true) == nil)
    #expect(ProvenanceBits(key, registration: 1, level: 1 << 15, isKept: true) == nil)
    #expect(ProvenanceBits(key, registration: 1, level: -1, isKept: true) == nil)
  }

  @Test func `says that what was built from it is stale once its key is registered again`() throws {
    let container = Container()
    container.register(Hall.self) { Hall(name: "old") }
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    _ = try container.resolve(Hall.self)
    #expect(try container.resolve(Repository<Hall>.self).name == "old")
    container.register(Hall.self) { Hall(name: "new") }
    #expect(try container.resolve(Repository<Hall>.self).name == "new")
  }
}
