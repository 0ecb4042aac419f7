import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Foundation
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// The box office as a set of modules: what starts in which order, and what may be missing. It is the
/// real house that starts, and nothing is sent from it.
@Suite(.container(.live(.allow))) struct StartUpRules {
  private let house = Container.current

  @Test func `the house starts from the ground up`() throws {
    let report = try house.configure(.withoutNetwork, environment: .testing)
    #expect(
      report.order == [
        "platform", "account", "payments", "configuration", "storage", "printing", "foyer",
        "services", "window",
      ]
    )
    #expect(report.entries.allSatisfy { $0.state == .configured })
    try house.validate()
  }

  @Test func `what leaves the house is counted by layer`() throws {
    let statistics = try house.configure(.withoutNetwork, environment: .production).statistics
    #expect(statistics.layers["platform"]?.live == 2)
    #expect(statistics.layers["payments"]?.live == 1)
    #expect(statistics.layers["services"]?.live == 0)
    #expect(statistics.layers["house"]?.ready == 3)
  }

  @Test func `a house that is to ask the gateway does not start in a hurry`() {
    let error = #expect(throws: ModuleError.self) {
      try house.configure(.boxOffice, environment: .testing)
    }
    #expect(error?.kind == .requiresAsync)
    #expect(error?.modules == ["configuration"])
  }

  @Test func `a house without a database names who needs it`() {
    let modules = ModuleSet(ModuleSet.withoutNetwork.modules.filter { $0.name != "storage" })
    let error = #expect(throws: ModuleError.self) { try house.configure(modules) }
    #expect(error?.kind == .missingModule)
    #expect(error?.description.contains("services") == true)
    #expect(try! house.resolveIfRegistered(BookingDesk.self) == nil)
  }

  @Test func `what a house cannot do without is named, all of it at once`() throws {
    try house.configure(.withoutNetwork, environment: .testing)
    house.unregister((any PaymentGateway).self)
    let types: [any Any.Type] = [Till.self, BookingDesk.self, RefundDesk.self]
    let error = #expect(throws: ContainerError.self) { try house.preload(types) }
    #expect(error?.kind == .validationFailed)
    let text = "\(error, default: "")"
    #expect(text.contains("Till → PaymentGateway"))
    #expect(text.contains("RefundDesk → PaymentGateway"))
    #expect(!text.contains("BookingDesk"))
  }

  @Test func `the clock of a test takes the place of the platform's`() throws {
    try house.configure(.withoutNetwork, environment: .testing)
    house.register(FixedDate(.doors), as: (any HouseClock).self)
    #expect(try house.resolve((any HouseClock).self).now() == .doors)
  }

  @Test func `a dark board is reported, and tickets are sold without it`() async throws {
    try await withKnownIssue {
      let report = try await open(board: "/nowhere/board")
      #expect(report.failures.map(\.name) == ["foyer"])
      #expect(report.failures.first?.failure?.kind == .moduleFailed)
      #expect(report["services"]?.state == .configured)
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Module foyer failed: ") == true
    }
    #expect(try await house.resolveIfRegistered((any FoyerBoard).self) == nil)
    let desk = try await house.resolve(BookingDesk.self)
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    #expect(booking.status == .held)
  }

  @Test func `a board that lights up shows what it is told`() async throws {
    let board = FileManager.default.temporaryDirectory.appending(path: "board-\(UUID())")
    try Data().write(to: board)
    defer { try? FileManager.default.removeItem(at: board) }
    let report = try await open(board: board.path(percentEncoded: false))
    #expect(report.failures.isEmpty)
    try await house.resolve((any FoyerBoard).self).show("Hamlet: sold out")
    #expect(try String(contentsOf: board, encoding: .utf8) == "Hamlet: sold out\n")
  }

  /// Opens a house with a board at a device.
  private func open(board: String) async throws -> ModuleReport {
    var settings = Settings(for: .testing, variables: [:])
    settings.foyerBoard = board
    let ground = Module("platform", layer: "platform") { [settings] in
      Registration(Settings.self, instance: settings)
      Registration((any BookingNumbers).self) { RandomBookingNumbers() }
      Registration((any HouseClock).self) { FixedDate(.doors) }
      Registration((any Mailer).self) { MailerDouble() }
      Registration((any Mailer).self, name: "accounts") { MailerDouble() }
    }
    return try await house.configure(
      .withoutNetwork.replacing(ground),
      environment: .testing
    )
  }
}
