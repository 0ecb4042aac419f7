import Synchronization
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `An injection that reads while its container is released` {
  /// The reader is held up where it has the container, and then nobody else has it any more.
  @Test func `releases the container outside its lock`() async throws {
    let house = Lock<Container?>(nil)
    let (office, address) = try furnish(house)
    address.borrow { $0.lock.lock() }
    let read = thread { try office.hall() }
    // Until it stands before the container's lock, which nobody but the lock is told of.
    let limit = ContinuousClock.now + .seconds(60)
    while address.borrow({ $0.lock.state.load(ordering: .relaxed) }) != 2 {
      guard ContinuousClock.now < limit else { break }
    }
    #expect(address.borrow { $0.lock.state.load(ordering: .relaxed) } == 2)
    house.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
    address.borrow { $0.lock.unlock() }

    #expect(try await read.value.name == "Main")
  }

  /// A container that has built an office, its hall, and an usher who looks into it when he goes.
  private func furnish(_ house: borrowing Lock<Container?>) throws -> (PaperOffice, Address) {
    let container = Container()
    container.register(Hall.self) { Hall() }
    container.register(PaperOffice.self) { PaperOffice() }
    container.register(Usher.self) { Usher(try $0.resolve()) }
    _ = try container.resolve(Hall.self)
    _ = try container.resolve(Usher.self)
    let office = try container.resolve(PaperOffice.self)
    // Once more: what the registrations have withdrawn can be had the quick way again.
    _ = try container.resolve(Hall.self)
    house.withLock { $0 = container }
    return (office, Address(container: .passUnretained(container)))
  }
}

// MARK: - Fixtures

private final class PaperOffice: Sendable {
  let hall = Injected<Hall>()
}

private final class Usher: Sendable {
  let office: PaperOffice
  init(_ office: PaperOffice) { self.office = office }
  deinit { _ = try? office.hall() }
}

/// A container that somebody else holds.
private struct Address: @unchecked Sendable {  // a container may be used from any thread
  let container: Unmanaged<Container>

  func borrow<Result>(_ body: (Container) -> Result) -> Result {
    container._withUnsafeGuaranteedRef(body)
  }
}
