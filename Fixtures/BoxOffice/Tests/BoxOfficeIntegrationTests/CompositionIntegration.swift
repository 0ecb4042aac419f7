import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import GatewaySandbox
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// How the house is put together: what needs what, and whether that is right.
@Suite struct CompositionIntegration {
  @Test func `the house fits together`() async throws {
    let audit = try await house().expectCleanAudit(roots: roots) { scopeValues(of: $0) }
    #expect(audit.leftOut == [])
  }

  @Test(.sandboxedHouse)
  func `so does a house with a test's doubles in it, which are registered over`() async throws {
    let audit = try await Container.current.expectCleanAudit(
      allowing: [.duplicateRegistration],
      scopeValues: scopeValues
    )
    #expect(audit.leftOut == [])
    #expect(
      audit.findings.filter { $0.severity > .note }.map(\.key.description) == [
        "HouseClock", "Mailer", "TicketPrinter", "AccessLog",
      ]
    )
  }

  @Test func `what needs what is as it was last agreed on`() async throws {
    let audit = try await audit(of: house())
    audit.graph.expectGolden("Golden/box-office.mmd")
    audit.graph.expectGolden("Golden/box-office.txt")
  }

  @Test func `a house that asks its gateway what it is differs in its account alone`()
    async throws
  {
    let sandbox = try await GatewaySandbox.start()
    let account = GatewayAccount(endpoint: sandbox.endpoint, apiKey: GatewaySandbox.apiKey)
    let asking = Container(label: "box office")
    let modules = ModuleSet {
      ModuleSet.boxOffice.replacing(.account(account))
      Module.window
    }
    try await asking.configure(modules, environment: .testing)
    let before = try await audit(of: house()).graph
    let after = try await audit(of: asking).graph
    #expect(
      after.differences(from: before).description == """
        ~ GatewayAccount: singleton → singleton, ready
        - GatewayAccount -> Settings
        """
    )
  }

  @Test func `the money goes one way`() async throws {
    let graph = try await audit(of: house()).graph
    let till = Key.of(Till.self)
    let wire = Key.of((any HTTPTransport).self)
    #expect(graph.path(from: till, to: wire) == [till, .of((any PaymentGateway).self), wire])
    #expect(graph.dependants(of: wire) == [.of((any PaymentGateway).self)])
    #expect(graph.dependants(of: .of((any PaymentGateway).self)) == [.of(RefundDesk.self), till])
    #expect(graph.cycles(along: .all) == [])
  }

  @Test func `to look at a house builds nothing in it, and moves no money`() async throws {
    let house = try await house()
    let before = house.diagnostics()
    _ = try await audit(of: house)
    #expect(house.diagnostics() == before)
    #expect(house.openScopes.isEmpty)
  }

  /// All of the box office, with a house that is known beforehand.
  private func house() async throws -> Container {
    let house = Container(label: "box office")
    try await house.configure(.withoutNetwork, environment: .testing)
    return house
  }

  private func audit(of house: Container) async throws -> ContainerAudit {
    try await house.audit(roots: roots) { scopeValues(of: $0) }
  }
}

// MARK: - Fixtures

/// What the app asks for itself.
private let roots: [Key] = [
  .of(BookingDesk.self), .of(Checkout.self), .of(RefundDesk.self), .of(HoldSweeper.self),
  .of(SeatsLeft.self), .of(TicketReprint.self),
  // In the scope of each request.
  .of(WindowClerk.self),
]

/// What a request at the window brings.
@RegistrationBuilder
private func scopeValues(of kind: ScopeKind) -> [any AnyRegistration] {
  if kind == .request {
    Registration(
      WindowRequest.self,
      instance: WindowRequest(id: 0, customer: .ada, matter: .countSeats("hamlet-1"))
    )
    Registration(Customer.self, instance: .ada)
  }
}
