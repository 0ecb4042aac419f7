import SeasonModel
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Season

/// What every rule for surcharges promises: in the season as it is planned, and with its prices replaced.
@Suite(.container(.live(.allow)))
struct ContractTests {
  @Test(arguments: try rules())
  func `a rule is made from what the table says, anew in each container`(
    rule: Implementation<any SurchargeRule>
  ) throws {
    let (one, other) = try (rule.make(), rule.make())
    let key = rule.name.map { "SurchargeRule(name: \($0))" } ?? "SurchargeRule"
    #expect(one.parts.map(\.stamp.part) == seasonGraph[key]?.dependencies)
    #expect(one.stamp.part == key)
    #expect(Set(one.parts.map(\.stamp)).isDisjoint(with: other.parts.map(\.stamp)))
  }

  @Test func `each rule of each container is a case`() throws {
    let names = try ContractTests.rules().map(\.name)
    #expect(names == [nil, "touring", nil, "touring"])
  }

  private static func rules() throws -> Implementations<any SurchargeRule> {
    let planned = season(BuildLog())
    let replaced = season(BuildLog()).replacing(pricingModule(BuildLog()))
    return try Contract.implementations(
      of: (any SurchargeRule).self,
      in: stage("as planned", planned),
      stage("prices replaced", replaced)
    )
  }

  private static func stage(_ label: String, _ modules: ModuleSet) throws -> Container {
    let container = Container(label: label)
    try container.configure(modules)
    return container
  }
}
