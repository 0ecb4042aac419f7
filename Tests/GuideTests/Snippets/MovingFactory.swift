// snippet: Factory, after
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

protocol BarTill: Sendable { func ring(_ cents: Int) throws }

struct CashTill: BarTill {
  func ring(_ cents: Int) throws {}  // in the app: opens the drawer
}

final class Tab: Sendable {}

extension Dependencies {
  var barTill: Dependency<any BarTill> { Dependency(live: { CashTill() }) }
  var tab: Dependency<Tab> { Dependency(lifetime: .transient, default: { Tab() }) }
}

struct Bar {
  @Injected(\.barTill) var till
  @Injected(\.tab) var tab

  func sell(_ drinks: Int) throws { try till.ring(drinks * 550) }
}

struct BarTillSpy: BarTill, TestDouble {
  let rings = Stub<Int, Void, any Error>("ring(_:)")
  func ring(_ cents: Int) throws { try rings.call(cents) }
}

@Suite(.container { $0.register(BarTillSpy(), as: (any BarTill).self) })
struct BarTests {
  @Test(arguments: [(1, 550), (4, 2_200)])
  func `a sale rings the till`(drinks: Int, cents: Int) async throws {
    try Bar().sell(drinks)

    let till = try await Container.current.resolve(BarTillSpy.self)
    #expect(till.rings.calls.map(\.arguments) == [cents])
  }

  @Test func `each bar has a tab of its own and keeps it`() {
    let (first, second) = (Bar(), Bar())
    #expect(first.tab === first.tab)
    #expect(first.tab !== second.tab)
  }
}
// end snippet
