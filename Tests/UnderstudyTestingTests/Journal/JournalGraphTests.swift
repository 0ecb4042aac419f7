import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `The graph of a journal` {
  private let container = Container(label: "box office")

  init() {
    container.register(Letter.self) { Letter(text: "dear") }
    container.register(Receipt.self, lifetime: .transient) {
      Receipt(id: try $0.resolve(Letter.self).text)
    }
    container.register(Money.self, instance: Money(cents: 1))
    container.register(Seat.self) { (_: Resolver) async in Seat(row: "A", number: 1) }
    container.register(Order.self, lifetime: .weak) { resolver in
      _ = try resolver.resolve(Money.self)
      _ = try resolver.resolveIfRegistered((any SeatMap).self)
      _ = try? resolver.resolve((any Mailer).self)
      return Order(receipt: try resolver.resolve(Receipt.self), later: try resolver.resolve())
    }
    container.startJournal()
  }

  @Test func `has edges from each caller to what it resolved`() async throws {
    let order = try await container.resolve(Order.self)
    _ = try await container.resolve(Seat.self)
    _ = try await order.later.get()
    #expect(
      container.journal.graph.text == """
        Order, weak
          Mailer, missing
          Money, singleton, ready
          Receipt, transient
            Letter, singleton
        Seat, singleton, async
        """
    )
  }

  @Test func `lacks what was never resolved, and what a cached instance was built from`()
    throws
  {
    _ = try container.resolve(Receipt.self)
    #expect(container.journal.graph.nodes.map(\.key) == [.of(Letter.self), .of(Receipt.self)])
    let app = Container(label: "app")
    app.register(Money.self, instance: Money(cents: 1))
    let child = Container(label: "evening", parent: app)
    child.startJournal()
    _ = try child.resolve(Money.self)
    #expect(child.journal.graph.nodes.map(\.kind) == [.inherited(from: "app")])
    #expect(child.journal.graph.text == "Money, singleton, ready, inherited from app")
  }

  @Test func `marks live dependencies`() throws {
    container.register { Registration((any HouseClock).self) { ClockStub() }.live() }
    _ = try container.resolve((any HouseClock).self)
    #expect(container.journal.graph.text == "HouseClock, singleton, live")
  }

  @Test func `has no lifetime for a key that is no longer registered`() throws {
    _ = try container.resolve(Receipt.self)
    container.unregister(Letter.self)
    #expect(
      container.journal.graph.text == """
        Receipt, transient
          Letter
        """
    )
  }

  @Test func `keeps no container alive`() throws {
    var short: Container? = Container(label: "short")
    short?.register(Money.self) { Money(cents: 1) }
    short?.startJournal()
    _ = try short?.resolve(Money.self)
    let journal = try #require(short?.journal)
    weak let observed = short
    short = nil
    #expect(observed == nil)
    #expect(journal.graph.text == "Money")
  }

  @Test(.container { $0.register(Letter.self, instance: Letter(text: "dear")) })
  func `has what the forks of a test registered`() throws {
    let container = Container.current
    try withContainer {
      $0.register(Receipt.self) { Receipt(id: try $0.resolve(Letter.self).text) }
    } operation: {
      _ = try Container.current.resolve(Receipt.self)
      #expect(
        container.journal.graph.text == """
          Receipt, singleton
            Letter, singleton, ready
          """
      )
    }
  }

  @Test func `is empty, with an issue, for a container without a journal`() {
    withKnownIssue {
      #expect(Container(label: "app").journal.graph.isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("keeps no journal") }
    }
  }

  @Test func `resolves nothing and marks nothing as used`() throws {
    _ = try container.resolve(Receipt.self)
    let count = container.journal.entries.count
    _ = container.journal.graph
    #expect(container.journal.entries.count == count)
  }
}

// MARK: - Fixtures

private final class Order: Sendable {
  let receipt: Receipt
  let later: Provider<Money>
  init(receipt: Receipt, later: Provider<Money>) { (self.receipt, self.later) = (receipt, later) }
}
