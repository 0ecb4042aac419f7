import Synchronization
import Testing

@testable import Understudy

@Suite struct `The fast path to built instances` {
  let house = House()

  @Test func `tells keys with equal bits apart by type and name`() {
    let (main, small, seat) = (
      house.add(Hall(), nil), house.add(Hall(), "A"), house.add(Seat(), "A")
    )

    #expect(house.found(Hall.self, nil) === main)
    #expect(house.found(Hall.self, "A") === small)
    #expect(house.found(Seat.self, "A") === seat)
    #expect(house.found(Seat.self, nil) == nil)
    #expect(house.found(Hall.self, "A", bits: 15) == nil)
    house.withdraw()
    #expect(house.found(Hall.self, nil) == nil)
  }

  @Test func `returns the instance that was stored last, and its registration`() throws {
    let old = house.add(Hall(), "A")
    let new = house.add(Hall(), "A")

    #expect(house.found(Hall.self, "A") === new)
    let entry = try #require(house.entry(for: new.key))
    #expect(entry.instance.takeUnretainedValue() === new)
    #expect(entry.registration.takeUnretainedValue() === house.registrations[1])
    #expect(house.entry(for: Key(Seat.self, name: "A", bits: 7)) == nil)
    withExtendedLifetime(old) {}
  }

  @Test func `finds all of many instances, wherever their bits put them`() {
    let halls = (0..<100).map { house.add(Hall(), "\($0)", bits: UInt($0 % 10)) }
    for (number, hall) in halls.enumerated() {
      #expect(house.found(Hall.self, "\(number)", bits: UInt(number % 10)) === hall)
      let entry = house.entry(for: hall.key)
      #expect(entry?.registration.takeUnretainedValue() === house.registrations[number])
    }
  }

  @Test func `shows a lone instance only to a caller that holds the lock`() throws {
    let hall = house.add(Hall(), "A")

    #expect(house.published == 0)
    #expect(house.found(Hall.self, "A") === hall)
    let entry = try #require(house.entry(for: hall.key))
    #expect(entry.instance.takeUnretainedValue() === hall)
    #expect(entry.registration.takeUnretainedValue() === house.registrations[0])
    #expect(house.found(Hall.self, "B") == nil)
    #expect(house.found(Hall.self, "A", bits: 15) == nil)
    #expect(house.entry(for: Key(Seat.self, name: "A", bits: 7)) == nil)
  }

  @Test func `forgets a lone instance with a change`() {
    let hall = house.add(Hall(), "A")
    house.withdraw()
    #expect(house.found(Hall.self, "A") == nil)
    #expect(house.entry(for: hall.key) == nil)
    _ = house.add(Hall(), "B")
    #expect(house.published == 0)
  }

  @Test func `publishes an instance that is read a second time`() {
    let hall = house.add(Hall(), "A")
    house.askAgain()
    #expect(house.readers(find: Hall.self, "A") === hall)
  }

  @Test func `publishes a lone instance with the next`() {
    let (one, two) = (house.add(Hall(), "A"), house.add(Hall(), "B"))
    #expect(house.readers(find: Hall.self, "A") === one)
    #expect(house.readers(find: Hall.self, "B") === two)
  }

  @Test func `has no table until an instance is read again, and none after a change`() {
    #expect(house.published == 0)
    _ = house.add(Hall(), "A")
    house.askAgain()
    let table = house.published
    #expect(table != 0 && table.isMultiple(of: 2))
    _ = house.add(Hall(), "B")
    #expect(house.published == table)
    house.withdraw()
    #expect(house.published == 0)
    house.withdraw()
  }

  @Test func `has moved three times for a hundred instances`() {
    var tables = [house.published]  // none, also with the first, which is alone
    for number in 0..<100 {
      _ = house.add(Hall(), "\(number)", bits: UInt(number))
      if tables.last != house.published { tables.append(house.published) }
    }
    #expect(tables.count == 5)
  }

  @Test func `stays readable in the table it has outgrown`() {
    let first = house.add(Hall(), "0", bits: 0)
    house.askAgain()
    let small = house.published
    for number in 1..<100 { _ = house.add(Hall(), "\(number)", bits: UInt(number)) }
    #expect(house.published != small)
    let found = ReadTable(at: small).find(Hall.self, name: "0", bits: 0)
    #expect(found?.takeUnretainedValue() === first)
  }
}

@Suite struct `A withdrawn table` {
  let house = House()

  @Test func `is not entered by a reader that saw it before`() {
    _ = house.add(Hall(), "A")
    house.askAgain()
    let slot = house.slots[0]
    #expect(house.cell.enter(house.published, in: slot))
    slot.leave()

    let address = house.published
    house.withdraw()
    #expect(!house.cell.enter(address, in: slot))
    #expect(slot.table == 0)
  }

  @Test func `is not entered while another reader is there`() {
    _ = house.add(Hall(), "A")
    house.askAgain()
    let slot = house.slots[0]
    #expect(slot.enter(house.published))
    #expect(!house.cell.enter(house.published, in: slot))
    #expect(slot.table == house.published)
    slot.leave()
  }

  /// Readers may be in any of the tables that the container had since its last change.
  @Test(arguments: 0..<3) func `is waited for while it, or one it replaced, is read`(
    _ generation: Int
  ) throws {
    var addresses: [UInt] = []
    for number in 0..<17 {
      _ = house.add(Hall(), "\(number)", bits: UInt(number))
      if number == 0 { house.askAgain() }
      if addresses.last != house.published { addresses.append(house.published) }
    }
    try #require(addresses.count == 3)
    #expect(house.parksOfWithdrawing(whileReading: addresses[generation]) == 1)
  }

  @Test func `is not waited for while another is read`() {
    let other = House()
    _ = (house.add(Hall(), "A"), other.add(Hall(), "A"))
    house.askAgain()
    other.askAgain()
    #expect(house.parksOfWithdrawing(whileReading: other.published) == 0)
  }

  @Test func `is withdrawn before anybody waits`() {
    _ = house.add(Hall(), "A")
    house.askAgain()
    #expect(house.slots[0].enter(house.published))
    house.cache.withdraw { [house] _, isHeld in
      #expect(isHeld())
      #expect(house.cell.table.load(ordering: .relaxed) == 0)
      house.slots[0].leave()
    }
  }
}

@Suite struct `A cell` {
  @Test func `is released with the cache if nobody took it`() {
    weak var cell: ChangeCounter?
    do {
      let made = ChangeCounter()
      cell = made
      _ = ReadCache(made)
    }
    #expect(cell == nil)
  }

  @Test func `belongs to the taker, whatever happens to the cache`() {
    weak var cell: ChangeCounter?
    var owner: ChangeCounter?
    do {
      let made = ChangeCounter()
      cell = made
      var cache = ReadCache(made)
      owner = cache.handOverCell()
      #expect(owner === made)
    }
    withExtendedLifetime(owner) { #expect(cell != nil) }
    owner = nil
    #expect(cell == nil)
  }
}

@Suite struct `A container that resolves` {
  let container = Container()

  @Test func `once makes no table for readers, whoever the caller is`() throws {
    container.register(Hall.self) { Hall() }
    let hall = try container.resolve(Hall.self)
    #expect(table == 0)
    #expect(try container.resolve(Hall.self) === hall)
    #expect(table != 0)
    #expect(try container.resolve(Hall.self) === hall)
  }

  @Test func `once before a change, returns the new instance after it`() throws {
    container.register(Hall.self) { Hall() }
    let old = try container.resolve(Hall.self)
    container.register(Hall.self) { Hall() }
    let new = try container.resolve(Hall.self)
    #expect(new !== old)
    #expect(table == 0)
  }

  private var table: UInt { container.cell.table.load(ordering: .relaxed) }
}

// MARK: - Fixtures

/// A cache with slots of its own, and what it leads to.
final class House {
  let slots = ReaderSlots()
  let cell: ChangeCounter
  var cache: ReadCache
  private(set) var registrations: [RegistrationRecord] = []
  private var instances: [InstanceRecord] = []

  init() {
    cell = ChangeCounter(slots: slots)
    cache = ReadCache(cell)
  }

  deinit { slots.deallocate() }

  var published: UInt { cell.table.load(ordering: .relaxed) }

  func add<Value: Sendable>(_ value: Value, _ name: String?, bits: UInt = 7) -> InstanceRecord {
    let key = Key(Value.self, name: name, bits: bits)
    let provenance = DependencyRecord(key: key, registration: 1, dependencies: [])
    let instance = TypedInstance(value, provenance: provenance)
    instances.append(instance)
    registrations.append(Registration(Value.self, name: name, instance: value).record())
    cache.insert(instance, of: registrations[registrations.count - 1])
    return instance
  }

  func found(_ type: any Any.Type, _ name: String?, bits: UInt = 7) -> InstanceRecord? {
    cache.find(type, name: name, bits: bits)?.takeUnretainedValue()
  }

  /// Inserts the newest once more, as a second look-up does.
  func askAgain() {
    let last = instances.count - 1
    cache.insert(instances[last], of: registrations[last])
  }

  /// What is found without the lock.
  func readers(find type: any Any.Type, _ name: String?) -> InstanceRecord? {
    guard published != 0 else { return nil }
    return ReadTable(at: published).find(type, name: name, bits: 7)?.takeUnretainedValue()
  }

  func entry(for key: Key) -> ReadTable.Find? { cache.entry(for: key) }

  func withdraw() { cache.withdraw() }

  /// - Returns: how often somebody parked, with a reader who leaves when he does.
  func parksOfWithdrawing(whileReading address: UInt) -> Int {
    let slot = slots[21]
    #expect(slot.enter(address))
    var parks = 0
    cache.withdraw { _, isHeld in
      #expect(isHeld())
      parks += 1
      slot.leave()
      #expect(!isHeld())
    }
    if parks == 0 { slot.leave() }
    return parks
  }
}
