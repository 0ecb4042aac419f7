import Testing
import Understudy

/// The quick ways read an instance as its type without a look; each has to read the right one.
@Suite struct `An instance that is built already` {
  struct Fare: Equatable, Sendable {
    var cents = 1_250
    var zone: Int?
  }

  @Test func `is returned unchanged by every way to resolve`() async throws {
    let container = Container(label: "app")
    container.register(Int.self) { 7 }
    container.register(Fare.self) { Fare(zone: 3) }
    container.register(Fare?.self, instance: nil)
    for _ in 0..<2 {
      try expectAll(in: container)
      let number = try await container.resolve(Int.self)
      let fare = try await container.resolve(Fare.self)
      let none = try await container.resolve(Fare?.self)
      #expect(number == 7 && fare == Fare(zone: 3) && none == nil)
    }
  }

  private func expectAll(in container: Container) throws {
    let number = try container.resolve(Int.self)
    let fare = try container.resolve(Fare.self)
    let none = try container.resolve(Fare?.self)
    #expect(number == 7 && fare == Fare(zone: 3) && none == nil)
    #expect(try container.resolveIfRegistered(Int.self) == 7)
    #expect(container.require(Fare.self) == Fare(zone: 3))
  }
}
