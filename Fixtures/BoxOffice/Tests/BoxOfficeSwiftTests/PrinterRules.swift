import BoxOffice
import BoxOfficeDoubles
import Synchronization
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// The printers of the house: borrowed for a job, reset, and lent to the next.
@Suite(
  .mockContainer { container in
    HouseDoubles().register(in: container)
    let workshop = Workshop()
    container.register(Workshop.self, instance: workshop)
    container.register((any TicketPrinter).self, lifetime: .transient) { workshop.printer() }
  }
)
struct PrinterRules {
  @Injected private var delivery: TicketDelivery
  @Injected private var house: HouseDoubles
  @Injected private var printers: Pool<any TicketPrinter>
  @Injected private var workshop: Workshop

  @Test func `jobs in a row share a printer, which is reset in between`() async throws {
    for number in 1...3 { try await delivery.deliver(.paid(.init(rawValue: "b\(number)"))) }
    let printer = try #require(workshop.printers.first)
    #expect(workshop.printers.count == 1)
    verifyOrder(
      printer.on.print(.where { $0.booking == "b1" }),
      printer.on.print(.where { $0.booking == "b1" }),
      printer.on.reset(),
      printer.on.print(.where { $0.booking == "b2" }),
      printer.on.print(.where { $0.booking == "b2" }),
      printer.on.reset(),
      printer.on.print(.where { $0.booking == "b3" }),
      printer.on.print(.where { $0.booking == "b3" }),
      printer.on.reset(),
      nothingBetween: true
    )
  }

  @Test func `three jobs wait while both printers are at work, and are done in turn`()
    async throws
  {
    let loans = [try await printers.borrow(), try await printers.borrow()]
    let jobs = try await withThrowingTaskGroup { group in
      for number in 1...3 {
        group.addTask { [delivery] in
          try await delivery.deliver(.paid(.init(rawValue: "b\(number)")))
        }
      }
      #expect(house.mailer.on.send().calls.isEmpty)
      loans[0].end()
      return try await group.reduce(into: 0) { count, _ in count += 1 }
    }
    #expect(jobs == 3)
    // All three on the printer that came back.
    #expect(workshop.printers.map { $0.on.print().calls.count } == [6, 0])
    #expect(printers.statistics.everMade == 2)
    loans[1].end()
    #expect(printers.statistics.idle == 2)
  }

  @Test func `a printer that jams is not lent again`() async throws {
    workshop.jams = true
    try await delivery.deliver(.paid("b1"))
    workshop.jams = false
    try await delivery.deliver(.paid("b2"))
    #expect(house.audit.entries == [AuditEntry(.printFailed, of: "b1", at: .doors)])
    #expect(workshop.printers.map { $0.on.print().calls.count } == [1, 2])
    house.mailer.on.send().verify(2)
  }

  @Test func `the door does not take a printer from the windows`() async throws {
    let loans = [try await printers.borrow(), try await printers.borrow()]
    await #expect(throws: TicketPrinterError.busy) { try await TicketReprint().print(.paid()) }
    for loan in loans { loan.end() }
    try await TicketReprint().print(.paid())
    #expect(workshop.printers.map { $0.on.print().calls.count }.reduce(0, +) == 2)
  }

  @Test func `a job that is given up while it waits leaves the printers alone`() async throws {
    let loans = [try await printers.borrow(), try await printers.borrow()]
    let job = Task { [delivery] in try await delivery.deliver(.paid()) }
    job.cancel()
    await #expect(throws: CancellationError.self) { try await job.value }
    for loan in loans { loan.end() }
    #expect(printers.statistics.idle == 2)
    #expect(printers.statistics.waiting == 0)
  }

  @Test func `a printer that a test puts up is lent at once`() async throws {
    try await delivery.deliver(.paid("b1"))
    let spy = TicketPrinterDouble()
    Container.current.register((any TicketPrinter).self, instance: spy)
    try await delivery.deliver(.paid("b2"))
    #expect(spy.on.print().calls.map(\.booking) == ["b2", "b2"])
    #expect(workshop.printers.map { $0.on.print().calls.count } == [2])
  }

  @Test(arguments: [(AppEnvironment.production, 4), (.testing, 2)])
  func `the environment says how many printers there are`(
    environment: AppEnvironment,
    maximum: Int
  ) throws {
    let house = Container(label: "another house")
    try house.configure(.withoutNetwork, environment: environment)
    let printers = try house.resolve(Pool<any TicketPrinter>.self)
    #expect(printers.statistics.maximum == maximum)
  }
}

// MARK: - Fixtures

/// Builds printers, sound ones or not, and keeps count.
private final class Workshop: Sendable {
  private let built = Mutex<[TicketPrinterDouble]>([])
  private let isFaulty = Mutex(false)

  /// Whether the printers built from now on jam at their first ticket.
  var jams: Bool {
    get { isFaulty.withLock { $0 } }
    set { isFaulty.withLock { $0 = newValue } }
  }

  var printers: [TicketPrinterDouble] { built.withLock { $0 } }

  func printer() -> TicketPrinterDouble {
    let printer = TicketPrinterDouble()
    if jams {
      printer.on.print().throws(.jammed)
      printer.on.reset().throws(.jammed)
    }
    built.withLock { $0.append(printer) }
    return printer
  }
}
