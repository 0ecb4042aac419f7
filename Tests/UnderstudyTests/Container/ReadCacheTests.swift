import Testing

@testable import Understudy

@Suite struct `The quick way to built instances` {
  private func instance<Value>(_ value: Value, _ name: String?, bits: UInt = 7) -> InstanceRecord {
    let key = Key(Value.self, name: name, bits: bits)
    return TypedInstance(value, provenance: Provenance(key: key, registration: 1, dependencies: []))
  }

  private func found(
    _ cache: ReadCache,
    _ type: any Any.Type,
    _ name: String?,
    bits: UInt = 7
  ) -> InstanceRecord? {
    cache.find(type, name: name, bits: bits)?.takeUnretainedValue()
  }

  @Test func `tells keys with equal bits apart by type and name`() {
    var cache = ReadCache()
    let records = [instance(Hall(), nil), instance(Hall(), "A"), instance(Seat(), "A")]
    for record in records { cache.insert(record) }

    #expect(found(cache, Hall.self, nil) === records[0])
    #expect(found(cache, Hall.self, "A") === records[1])
    #expect(found(cache, Seat.self, "A") === records[2])
    #expect(found(cache, Seat.self, nil) == nil)
    #expect(found(cache, Hall.self, "A", bits: 15) == nil)
    cache.removeAll()
    #expect(found(cache, Hall.self, nil) == nil)
    withExtendedLifetime(records) {}
  }

  @Test func `gives the instance that was put there last`() {
    var cache = ReadCache()
    let records = [instance(Hall(), "A"), instance(Hall(), "A")]
    for record in records { cache.insert(record) }

    #expect(found(cache, Hall.self, "A") === records[1])
    cache.removeAll()
    withExtendedLifetime(records) {}
  }

  @Test func `finds all of many, wherever their bits put them`() {
    var cache = ReadCache()
    let records = (0..<100).map { instance(Hall(), "\($0)", bits: UInt($0 % 10)) }
    for record in records { cache.insert(record) }

    for (number, record) in records.enumerated() {
      #expect(found(cache, Hall.self, "\(number)", bits: UInt(number % 10)) === record)
    }
    cache.removeAll()
    withExtendedLifetime(records) {}
  }
}
