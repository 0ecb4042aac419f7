import Season
import SeasonModel
import Testing
import Understudy
import UnderstudySwiftTesting

@Suite(.container)
struct ResolvingTests {
  @Test(arguments: 1...4)
  func `everything resolves, whoever is asked for first`(seed: UInt64) async throws {
    let house = try House()
    let evening = try house.container.openScope(.evening, id: seed)
    var numbers = SeededGenerator(seed: seed)
    for key in numbers.shuffled(seasonGraph.keys) {
      let part = try #require(seasonGraph[key])
      let stage = part.lifetime == .scoped ? evening : house.container
      if part.isAsynchronous {
        _ = try await house[key].part(in: stage)
      }
      let found = try house.part(key, in: stage)  // synchronously, once it is there
      #expect(found.stamp.part == (part.form == .factory ? part.type : key))
    }
  }

  @Test func `only those that suspend have to be waited for`() async throws {
    let house = try House()
    for part in seasonGraph.parts where part.isAsynchronous {
      let error = #expect(throws: ContainerError.self) {
        try house.part(part.key, in: house.container)
      }
      #expect(error?.kind == .requiresAsync)
    }
    #expect(house.builds.isEmpty)
  }

  @Test func `parts are made from what the table says, and share what is shared`() async throws {
    let house = try House()
    let evening = try house.container.openScope(.evening, id: "opening night")
    let parts = try await house.parts(on: evening)
    var identities: [String: Set<Stamp>] = [:]
    var seen: Set<Stamp> = []
    func walk(_ part: any Part, _ model: SeasonPart) {
      guard seen.insert(part.stamp).inserted else { return }
      if model.isShared { identities[model.key, default: []].insert(part.stamp) }
      let needs = model.dependencies.compactMap { seasonGraph[$0] }.filter { $0.form != .factory }
      #expect(part.parts.map(\.stamp.part) == needs.map(\.key), "\(model.key)")
      for (part, need) in zip(part.parts, needs) { walk(part, need) }
    }
    for (key, part) in parts { walk(part, try #require(seasonGraph[key])) }
    #expect(Set(identities.keys) == seasonGraph.keys(where: \.isShared))
    for (key, stamps) in identities { #expect(stamps.count == 1, "\(key)") }
  }

  @Test func `it is valid`() throws { try House().container.validate() }

  @Test(
    arguments: sample(12, seed: 5) { $0.form != .factory && !synchronousDependents($0).isEmpty }
  )
  func `what is missing is reported once, whoever needs it`(key: String) throws {
    let house = try House()
    let missing = house[key].key
    house.container.unregister(missing.type, name: missing.name)
    let error = #expect(throws: ContainerError.self) { try house.container.validate() }
    guard case .validationFailed(_, let failures) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(failures.map(\.key) == [missing])
    #expect(failures.map(\.kind) == [.dependencyNotRegistered])
  }
}

/// Who needs a part directly and is built by `validate`.
private func synchronousDependents(_ part: SeasonPart) -> [SeasonPart] {
  seasonGraph.parts.filter {
    $0.needs.contains(part.key) && !$0.isAsynchronous && $0.lifetime != .scoped
  }
}
