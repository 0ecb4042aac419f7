import Season
import SeasonModel
import Testing
import Understudy
import UnderstudySwiftTesting

@Suite(.container)
struct BuildingTests {
  @Test(arguments: sample(60, seed: 11) { $0.lifetime != .scoped })
  func `one part builds exactly what it reaches, each that is shared once`(
    key: String
  ) async throws {
    let house = try House()
    var rehearsal = Rehearsal(seasonGraph)
    var held = [try await house[key].part(in: house.container)]
    rehearsal.resolve(key)
    #expect(house.builds == rehearsal.builds)
    // The second time, what is shared is there.
    held.append(try await house[key].part(in: house.container))
    rehearsal.resolve(key)
    #expect(house.builds == rehearsal.builds)
  }

  @Test(arguments: seasonGraph.keys { $0.lifetime == .scoped }.sorted())
  func `an evening builds what is its own, and the house the rest`(key: String) async throws {
    let house = try House()
    let evenings = try [1, 2].map { try house.container.openScope(.evening, id: $0) }
    let first = try await house[key].part(in: evenings[0])
    var rehearsal = Rehearsal(seasonGraph)
    rehearsal.resolve(key, on: .evening)
    #expect(house.builds == rehearsal.builds)
    let second = try await house[key].part(in: evenings[1])
    #expect(first.stamp != second.stamp)
    let inside = try await house[key].part(in: Container(parent: evenings[0]))
    #expect(inside.stamp == first.stamp)
    #expect(throws: ContainerError.self) {
      try house.part(key, in: house.container)
    }
  }

  @Test(arguments: 1...4)
  func `all of it is built as often as lifetimes say, in any order`(seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    let house = try House(order: numbers.shuffled(Array(seasonGraph.parts.indices)))
    let evening = try house.container.openScope(.evening, id: seed)
    let keys = numbers.shuffled(seasonGraph.keys)
    let parts = try await house.parts(keys, on: evening)
    var rehearsal = Rehearsal(seasonGraph)
    for key in keys {
      rehearsal.resolve(key, on: seasonGraph[key]?.lifetime == .scoped ? .evening : .house)
    }
    #expect(parts.count == 300)
    #expect(house.builds == rehearsal.builds)
  }

  @Test func `a part is stamped after what it is made from`() async throws {
    let house = try House()
    let parts = try await house.parts()
    let places = Dictionary(
      uniqueKeysWithValues: house.log.stamps.enumerated().map { ($1, $0) }
    )
    for part in parts.values {
      for below in part.parts {
        // What was there already has no place.
        #expect(places[below.stamp, default: -1] < places[part.stamp, default: .max])
      }
    }
  }

  @Test func `observers hear of each build`() async throws {
    let house = try House()
    let heard = Tally()
    let token = house.container.observe { event in
      if case .resolved(cacheHit: false) = event.kind, let key = event.key {
        heard.add(key.description)
      }
    }
    let evening = try house.container.openScope(.evening, id: 1)
    let keys = Array(seasonGraph.keys.reversed())
    let first = try await house.parts(keys, on: evening)
    let second = try await house.parts(keys, on: evening)
    token.cancel()
    #expect(first.identities == second.identities)
    let heardOf = heard.counts.filter { seasonGraph[$0.key]?.form != .factory }
    // What a factory makes is resolved by nobody.
    #expect(heardOf == house.builds.filter { seasonGraph[$0.key] != nil })
  }
}
