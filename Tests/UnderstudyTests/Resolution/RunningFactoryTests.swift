import TestSupport
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `A synchronous factory that runs` {
  private let container = Container(label: "app")
  private let places = Recorder<Place>()

  /// Where and what the innermost binding is.
  private struct Place: Equatable, Sendable {
    let bits: UInt
    let path: [Key]?

    static var now: Place {
      Place(bits: UInt(bitPattern: Ambient.place), path: Ambient.current?.frame?.path)
    }
  }

  private let hall = Key(Hall.self)
  private let seat = Key(Seat.self)

  @Test(arguments: [false, true], [false, true])
  func `is current, and the one around it is afterwards`(isShared: Bool, fails: Bool) {
    register(isShared: isShared) { [places] in
      places.add(.now)
      if fails { throw Mishap() }
    }
    _ = onThread { [container] in try? container.resolve(Seat.self) }
    #expect(places.all.map(\.path) == [[seat], [seat, hall], [seat]])
    // All in one binding.
    #expect(Set(places.all.map(\.bits)).count == 1)
  }

  @Test func `leaves the binding of another container as it is`() {
    register(isShared: false) { [places, container] in
      places.add(.now)
      try withContainer(Container(label: "other")) { try container.resolve(Gate.self) }
      places.add(.now)
    }
    container.register(Gate.self, lifetime: .transient) { [places] in
      places.add(.now)
      return Gate()
    }
    _ = onThread { [container] in try? container.resolve(Seat.self) }
    let gate = Key(Gate.self)
    #expect(
      places.all.map(\.path) == [[seat], [seat, hall], [seat, hall, gate], [seat, hall], [seat]]
    )
    let bits = places.all.map(\.bits)
    #expect(bits[2] != bits[1] && Set([bits[0], bits[1], bits[3], bits[4]]).count == 1)
  }

  @Test func `leaves the binding of an asynchronous factory as it is`() async throws {
    register(isShared: false) { [places] in places.add(.now) }
    container.register(Gate.self, lifetime: .transient) { [places] resolver async throws in
      places.add(.now)
      _ = try synchronously { try resolver.resolve(Seat.self) }
      places.add(.now)
      return Gate()
    }
    _ = try await container.resolve(Gate.self)
    let bits = places.all.map(\.bits)
    #expect(bits.count == 5 && bits[0] == bits[4])
    #expect(Set(bits[1...3]).count == 1 && bits[1] != bits[0])
  }

  @Test(arguments: [false, true])
  func `is what its task finds, also when it has returned`(isShared: Bool) async throws {
    let (hasReturned, task) = (Latch(), Recorder<Task<Void, Never>>())
    register(isShared: isShared) { [places] in
      task.add(
        Task {
          await hasReturned.wait()
          places.add(.now)
        }
      )
    }
    container.register(Gate.self, lifetime: .transient) { resolver in
      _ = try resolver.resolve(Seat.self)
      hasReturned.open()
      return Gate()
    }
    _ = onThread { [container] in try? container.resolve(Gate.self) }
    await task.all.first?.value
    let gate = Key(Gate.self)
    #expect(places.all.map(\.path) == [[gate, seat], [gate, seat], [gate, seat, hall]])
    #expect(places.all[2].bits != places.all[0].bits)
  }

  @Test(arguments: [false, true])
  func `is what a bound closure finds on another thread, while it runs`(isShared: Bool) {
    let bound = Recorder<@Sendable () -> Void>()
    register(isShared: isShared) { [places, container] in
      let closure = container.bind { places.add(.now) }
      bound.add(closure)
      onThread { closure() }
    }
    _ = onThread { [container] in try? container.resolve(Seat.self) }
    bound.all.first?()
    #expect(places.all.map(\.path) == [[seat], [seat, hall], [seat], nil])
  }

  @Test(arguments: [false, true])
  func `uses no place that a frame has left`(hasReturned: Bool) {
    let record = Registration(Hall.self, lifetime: .transient) { Hall() }.record()
    func frame(after last: Frame?) -> Frame {
      Frame.make(
        Request(record.key, site: SourceSite(), chain: last),
        record,
        container: container
      )
    }
    let old = frame(after: nil)
    let places = Ambient.carried.withValue(Ambient(running: old)) {
      // As if its memory had been used again for a copy of the frame.
      old.place = UnsafeRawPointer(Ambient.place)
      if hasReturned { old.returned() }
      let place = Ambient.place
      return Ambient.run(frame(after: old)) { (place, Ambient.place) }
    }
    #expect((places.0 == places.1) == !hasReturned)
  }

  /// Registers a seat whose factory resolves the hall.
  private func register(isShared: Bool, _ body: @escaping @Sendable () throws -> Void) {
    container.register(Hall.self, lifetime: isShared ? .singleton : .transient) {
      try body()
      return Hall()
    }
    container.register(Seat.self, lifetime: .transient) { [places] in
      places.add(.now)
      _ = try? $0.resolve(Hall.self)
      places.add(.now)
      return Seat(number: 1)
    }
  }
}

private struct Mishap: Error {}

private final class Gate: Sendable {}
