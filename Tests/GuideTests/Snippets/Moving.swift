// snippet: contexts
import Testing
import Understudy
import UnderstudyModules

protocol Cashbox: Sendable { var name: String { get } }
struct BankCashbox: Cashbox { let name = "bank" }
struct PracticeCashbox: Cashbox { let name = "practice" }

func openHouse(_ environment: AppEnvironment) -> Container {
  let house = Container(label: "house")
  house.register((any Cashbox).self) { BankCashbox() }
  if environment == .preview || environment == "rehearsal" {
    house.register((any Cashbox).self) { PracticeCashbox() }  // the later one counts
  }
  return house
}

@Test(arguments: [
  (AppEnvironment.production, "bank"), (.preview, "practice"), ("rehearsal", "practice"),
])
func `the environment decides`(environment: AppEnvironment, name: String) throws {
  let cashbox = try openHouse(environment).resolve((any Cashbox).self)
  #expect(cashbox.name == name)
}
// end snippet

// snippet: a default lifetime
extension Container {
  func registerTransient<Value>(
    _ type: Value.Type,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    register(type, lifetime: .transient, factory: factory)
  }
}
// end snippet

private final class Drawer: Sendable {}

@Test func `a default lifetime is a function of one's own`() throws {
  let house = openHouse(.production)
  house.registerTransient(Drawer.self) { _ in Drawer() }
  let (first, second) = (try house.resolve(Drawer.self), try house.resolve(Drawer.self))
  #expect(first !== second)
}
