import Season
import SeasonModel
import Testing
import Understudy
import UnderstudySwiftTesting

@Suite(.container)
struct OverridingTests {
  @Test(arguments: overridden)
  func `in a sharing fork an override rebuilds what depends on it, and nothing else`(
    key: String
  ) async throws {
    let house = try House()
    let before = try await house.parts()
    let fork = house.container.fork(sharing: .builtInstances)
    let other = try House()
    try fork.extend { [other[key] as any AnyRegistration] }
    let after = try await house.parts(in: fork)
    #expect(
      differences(before.identities, after.identities)
        == seasonGraph.dependents(on: key).filter(livesInTheHouse)
    )
    #expect(try await house.parts().identities == before.identities)
  }

  @Test(arguments: overridden)
  func `registered again, a key rebuilds what depends on it, and nothing else`(
    key: String
  ) async throws {
    let house = try House()
    let evening = try house.container.openScope(.evening, id: 1)
    let before = try await house.parts(on: evening)
    house.log.clear()
    let other = try House()
    try house.container.extend { [other[key] as any AnyRegistration] }
    let after = try await house.parts(on: evening)
    let changed = seasonGraph.dependents(on: key).filter { seasonGraph[$0]!.isShared }
    #expect(differences(before.identities, after.identities) == changed)
    let rebuilt = Set(house.log.stamps.map(\.part)).filter { seasonGraph[$0]?.isShared == true }
    #expect(rebuilt == changed.subtracting([key]))
  }
}

/// Parts of every kind, those that everybody needs first of all.
private let overridden: [String] = {
  var needed: [String: Int] = [:]
  for key in seasonGraph.parts.flatMap(\.needs) { needed[key, default: 0] += 1 }
  let popular = seasonGraph.keys.sorted { needed[$0, default: 0] > needed[$1, default: 0] }
  var keys = Array(popular.prefix(4)) + sample(8, seed: 21)
  for lifetime in SeasonPart.Lifetime.allCases {
    keys += sample(2, seed: 22) { $0.lifetime == lifetime && $0.form != .factory }
  }
  for form in SeasonPart.Form.allCases { keys += sample(2, seed: 23) { $0.form == form } }
  keys += sample(2, seed: 24) { $0.isAsynchronous } + sample(2, seed: 25) { $0.name != nil }
  var seen: Set<String> = []
  return keys.filter { seen.insert($0).inserted }
}()

private func livesInTheHouse(_ key: String) -> Bool {
  let part = seasonGraph[key]!
  return part.isShared && part.lifetime != .scoped
}
