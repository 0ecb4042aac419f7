import Season
import SeasonModel
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// A failure shows the seed that the order was drawn from.
@Suite(.container { DeterministicDoubles().register(in: $0) })
struct DeterminismTests {
  @Test func `registered in an order drawn by the test's numbers, each part is built once`()
    async throws
  {
    var numbers = try await Container.current.resolve(SeededRandomNumberGenerator.self)
    let house = try House(order: seasonGraph.parts.indices.shuffled(using: &numbers))
    let evening = try house.container.openScope(.evening, id: 1)
    let parts = try await house.parts(on: evening)
    #expect(parts.count == seasonGraph.parts.count)
    let builds = house.builds
    for part in seasonGraph.parts where part.isShared && part.form != .instance {
      #expect(builds[part.key] == 1, "\(part.key)")
    }
  }
}
