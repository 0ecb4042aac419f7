// snippet: scopes
import Testing
import Understudy
import UnderstudySwiftTesting

struct Customer: Sendable {
  let name: String
}

final class Basket: Sendable {
  let customer: Customer

  init(customer: Customer) {
    self.customer = customer
  }
}

extension ScopeKind {
  static let visit: ScopeKind = "visit"
  static let request: ScopeKind = "request"
}

@Test(.container) func `each visit has one basket`() async throws {
  let office = Container.current
  office.register(Basket.self, lifetime: .scoped(.visit)) { Basket(customer: try $0.resolve()) }
  let ada = try office.openScope(.visit, id: 1) {
    Registration(Customer.self, instance: Customer(name: "Ada"))
  }
  let bob = try office.openScope(.visit, id: 2) {
    Registration(Customer.self, instance: Customer(name: "Bob"))
  }

  let basket = try await ada.resolve(Basket.self)
  #expect(try await office.scope(.visit, id: 1).resolve(Basket.self) === basket)
  #expect(try await bob.resolve(Basket.self).customer.name == "Bob")

  await ada.close()  // the basket is freed; Bob's visit stays open
}
// end snippet

// snippet: for as long as something runs
struct Order: Sendable {
  let seats: [String]
}

@Test(.container) func `a request inside a visit shares the basket of the visit`() async throws {
  let office = Container.current
  office.register(Basket.self, lifetime: .scoped(.visit)) { Basket(customer: try $0.resolve()) }
  let visit = try office.openScope(.visit, id: 1) {
    Registration(Customer.self, instance: Customer(name: "Ada"))
  }
  let basket = try await visit.resolve(Basket.self)

  let seats = try await visit.withScope(.request, id: "A1") {
    Registration(Order.self, instance: Order(seats: ["A1"]))
  } operation: { request in
    #expect(try await request.resolve(Basket.self) === basket)
    return try await Container.current.resolve(Order.self).seats
  }
  #expect(seats == ["A1"])
}
// end snippet

// snippet: scopes that set themselves up
struct Visit: ScopeObject {
  static let kind: ScopeKind = .visit
  let id: Int
  let customer: Customer

  var values: [any AnyRegistration] {
    Registration(Customer.self, instance: customer)
    Registration(Basket.self) { Basket(customer: try $0.resolve()) }
  }

  func setUp(in scope: Container) async throws {
    _ = try await scope.resolve(Basket.self)  // built before other code finds the scope
  }

  func cleanUp(in scope: Container) async throws {
    print("Good bye, \(customer.name)!")
  }
}

@Test(.container) func `a visit brings what it needs`() async throws {
  let ada = Visit(id: 1, customer: Customer(name: "Ada"))
  let name = try await Container.current.withScope(ada) { scope in
    try await scope.resolve(Basket.self).customer.name
  }
  #expect(name == "Ada")
}
// end snippet

// snippet: an override inside a scope
@Test(.container) func `an override inside a scope stays inside`() async throws {
  let visit = try await Container.current.open(Visit(id: 1, customer: Customer(name: "Ada")))
  let name = try await withContainer(visit) {
    try await withContainer {
      $0.register(Customer.self, instance: Customer(name: "Double"))
    } operation: {
      try await Container.current.resolve(Basket.self).customer.name
    }
  }
  #expect(name == "Double")
  #expect(try await visit.resolve(Basket.self).customer.name == "Ada")
}
// end snippet
