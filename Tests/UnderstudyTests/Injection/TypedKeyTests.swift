import TestSupport
import Testing
import Understudy

@Suite(.tags(.rowC10)) struct `Typed keys` {
  let container = Container(label: "app")

  @Test func `a container without a registration builds the default, once`() throws {
    let clock = try container[\.houseClock]
    #expect(clock.kind == "system")
    #expect(try container[\.houseClock] === clock)
    #expect(try container.resolve((any HouseClock).self) === clock)
  }

  @Test func `the container of a test uses the test value`() throws {
    let test = Container(label: "test", rules: nil, host: IssueCollector())
    #expect(try test[\.houseClock].kind == "fixed")
    #expect(try test[\.calendar].kind == "gregorian")  // has none
  }

  @Test func `a registration comes first, made before or after`() throws {
    container.register((any HouseClock).self, instance: Dial("registered"))
    #expect(try container[\.houseClock].kind == "registered")
    container.register { Registration(key: \.houseClock) { Dial("later") } }
    #expect(try container[\.houseClock].kind == "later")
    #expect(try container.resolve((any HouseClock).self).kind == "later")
  }

  @Test func `registering drops the default and its dependents`() throws {
    container.register(Cloakroom.self) { Cloakroom(clock: try $0[\.houseClock]) }
    #expect(try container.resolve(Cloakroom.self).clock.kind == "system")
    container.register((any HouseClock).self) { Dial("registered") }
    #expect(try container.resolve(Cloakroom.self).clock.kind == "registered")
    container.unregister((any HouseClock).self)
    #expect(try container.resolve(Cloakroom.self).clock.kind == "system")
  }

  @Test func `a key can be used for every way to register`() async throws {
    container.register(Seat.self, instance: Seat(number: 7))
    container.register(key: \.houseClock, instance: Dial("instance"))
    #expect(try container[\.houseClock].kind == "instance")
    container.register {
      Registration(key: \.houseClock) { Dial("seat \(try $0.resolve(Seat.self).number)") }
    }
    #expect(try container[\.houseClock].kind == "seat 7")
    container.register { Registration(key: \.houseClock) { Dial("in a batch") } }
    #expect(try container[\.houseClock].kind == "in a batch")
    container.register { Registration(key: \.houseClock, instance: Dial("batch instance")) }
    #expect(try container[\.houseClock].kind == "batch instance")
    container.register { Registration(key: \.houseClock) { Dial("\(try $0[\.calendar].kind)") } }
    #expect(try container[\.houseClock].kind == "gregorian")
  }

  @Test func `names tell declarations of one type apart`() throws {
    #expect(try container[\.nightClock].kind == "night")
    #expect(try container[\.houseClock].kind == "system")
    container.register((any HouseClock).self, name: "night", instance: Dial("registered"))
    #expect(try container[\.nightClock].kind == "registered")
    #expect(try container[\.houseClock].kind == "system")
  }

  @Test func `a registration by a key has the name of the key`() throws {
    container.register { Registration(key: \.nightClock) { Dial("made") } }
    #expect(try container[\.nightClock].kind == "made")
    container.register(key: \.nightClock, instance: Dial("instance"))
    #expect(try container[\.nightClock].kind == "instance")
    #expect(try container[\.houseClock].kind == "system")
  }

  @Test func `a default may resolve, and use other keys`() throws {
    container.register(Seat.self, instance: Seat(number: 3))
    #expect(try container[\.slip].text == "seat 3, gregorian")
  }

  @Test func `a key may be a transient of a type that is not Sendable`() throws {
    container.register(Seat.self, instance: Seat())
    #expect(try container[\.slip] !== container[\.slip])
    container.register { Registration(key: \.slip) { Chit(text: "registered") } }
    #expect(try container[\.slip].text == "registered")
    #expect(try container[\.slip] !== container[\.slip])
  }

  @Test func `a default that fails or depends on itself is an error`() throws {
    let failure = try #require(throws: ContainerError.self) { try container[\.broken] }
    #expect(failure.kind == .factoryFailed)
    #expect(failure.underlying is Broken)
    let cycle = try #require(throws: ContainerError.self) { try container[\.ouroboros] }
    #expect(cycle.kind == .circularDependency)
    #expect(cycle.path == [Key(Portico.self, name: "tail"), Key(Portico.self, name: "tail")])
  }

  @Test func `an error names the line of the declaration`() throws {
    let error = try #require(throws: ContainerError.self) { try container[\.broken] }
    #expect(error.context.registeredAt?.line == brokenLine)
  }

  @Test func `registerIfAbsent comes before a default that nobody registered`() throws {
    #expect(try container[\.houseClock].kind == "system")
    #expect(container.registerIfAbsent(Registration(key: \.houseClock, instance: Dial("absent"))))
    #expect(try container[\.houseClock].kind == "absent")
    #expect(!container.registerIfAbsent(Registration(key: \.houseClock, instance: Dial("late"))))
  }

  @Test func `a reset of everything drops the default, which is built again`() throws {
    let first = try container[\.houseClock]
    container.reset()
    let second = try container[\.houseClock]
    #expect(second !== first)
    let before = container.snapshot()
    container.reset(.everything)
    #expect(try container.resolveIfRegistered((any HouseClock).self) == nil)
    #expect(try container[\.houseClock] !== second)
    try container.restore(before)
    #expect(try container[\.houseClock] === second)
  }

  @Test func `a typed key declares its plain key`() throws {
    _ = try container[\.houseClock]
    container.reset(keeping: [Dependencies.keyOfHouseClock])
    #expect(Dependencies.keyOfHouseClock == Key((any HouseClock).self))
  }

  @Test func `a crowd of threads gets one instance of a default`() throws {
    let kinds = Recorder<ObjectIdentifier>()
    onThreads(16) { _ in
      if let clock = try? container[\.houseClock] { kinds.add(ObjectIdentifier(clock)) }
    }
    #expect(kinds.all.count == 16)
    #expect(Set(kinds.all).count == 1)
  }
}

// MARK: - Fixtures

protocol HouseClock: AnyObject, Sendable { var kind: String { get } }
final class Dial: HouseClock {
  let kind: String
  init(_ kind: String) { self.kind = kind }
}
final class Cloakroom: Sendable {
  let clock: any HouseClock
  init(clock: any HouseClock) { self.clock = clock }
}
final class Chit {
  let text: String
  init(text: String) { self.text = text }
}
final class Portico: Sendable {}
final class Beadle: Sendable {}

let beadleLine = UInt(#line + 30)
private let brokenLine = UInt(#line + 3)
extension Dependencies {
  fileprivate var broken: Dependency<Portico> {
    Dependency(default: { throw Broken() })
  }
  fileprivate var ouroboros: Dependency<Portico> {
    Dependency(name: "tail", default: { (resolver: Resolver) in try resolver[\.ouroboros] })
  }

  var houseClock: Dependency<any HouseClock> {
    Dependency(live: { Dial("system") }, test: { Dial("fixed") })
  }
  var nightClock: Dependency<any HouseClock> {
    Dependency(name: "night", live: { Dial("night") }, test: { Dial("fixed night") })
  }
  var calendar: Dependency<Dial> {
    Dependency(default: { Dial("gregorian") })
  }
  var slip: Dependency<Chit> {
    Dependency(
      lifetime: .transient,
      live: {
        Chit(text: "seat \(try $0.resolve(Seat.self).number), \(try $0[\.calendar].kind)")
      },
      test: { _ in Chit(text: "test") }
    )
  }

  var beadle: Dependency<Beadle> {
    Dependency(live: { Beadle() })
  }

  static var keyOfHouseClock: Key { Key((any HouseClock).self) }
}
