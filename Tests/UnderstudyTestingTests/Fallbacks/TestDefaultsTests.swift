import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// The values that a property takes without a fallback double, and their order.
@Suite struct `The default of a property without its dependency` {
  let host = IssueCollector()

  private func container(_ policy: MockPolicy = .strict, over base: Container? = nil) -> Container {
    withContainer(Container(label: nil, rules: nil, host: host)) {
      Container.mock(policy, over: base)
    }
  }

  @Test func `gets the default of its typed key without an issue, in a strict mock too`() {
    let owner = withContainer(container()) { Typed() }
    #expect(owner.rate.cents == 7)
    #expect(host.issues.isEmpty)
  }

  @Test func `gets the default of its typed key where the registration is blocked or fails`() {
    let app = Container(label: "app")
    app.register(Rate.self) { Rate(cents: 99) }
    #expect(withContainer(container(over: app)) { Typed() }.rate.cents == 7)
    let child = withContainer(container(over: Container(parent: app))) { Typed() }
    #expect(child.rate.cents == 7)
    let mock = container()
    mock.register(Rate.self) { throw Mishap() }
    #expect(withContainer(mock) { Typed() }.rate.cents == 7)
    #expect(host.issues.count == 3)
    #expect(throws: ContainerError.self) { try mock.resolve(Rate.self) }
  }

  @Test func `gets its fallback first, then the default of its key, then StubDefaultProviding`() {
    let mock = container()
    mock.register(Tariff.self) { throw Mishap() }
    mock.register(Quote.self) { throw Mishap() }
    let owner = withContainer(mock) { Ladder() }
    #expect(owner.tariff.origin == "fallback")
    #expect(owner.quote.origin == "key")
    #expect(host.issues.count == 2)
  }

  @Test func `never gets the live value of its typed key`() {
    let owner = withContainer(container()) { Ladder() }
    #expect(owner.fare.origin == "answer")
    #expect(host.issues.count == 1)
  }

  @Test func `gets the value of StubDefaultProviding, or an empty one`() {
    let owner = withContainer(container()) { Plain() }
    #expect(owner.answer == Reply(text: "default"))
    #expect(owner.count == 0)
    #expect(owner.names == [])
    #expect(host.issues.count == 3)
  }

  @Test func `gets the value of StubDefaultProviding before an empty one`() {
    let owner = withContainer(container()) { Choice() }
    #expect(owner.tickets == Tickets.defaultAnswer)
    #expect(owner.made == Tickets.defaultAnswer)
    #expect(host.issues.count == 2)
  }

  @Test func `gets its fallback before an empty value`() {
    FallbackTable.shared.register(UInt16.self) { 7 }
    let owner = withContainer(container()) { Small() }
    #expect(owner.count == 7)
    #expect(owner.made == 7)
    FallbackTable.shared.unregister(UInt16.self)
    let other = withContainer(container()) { Small() }
    #expect(other.count == 0)
    #expect(other.made == 0)
    #expect(host.issues.count == 4)
  }
}

// MARK: - Fixtures

private protocol Courier: AnyObject, Sendable {}

private final class FallbackMailer: Courier, TestDouble {
  let sends = Spy<String>("send(_:)")
}

private struct Mishap: Error {}

private struct Rate: Sendable { let cents: Int }

extension Dependencies {
  fileprivate var rate: Dependency<Rate> { Dependency(default: { Rate(cents: 7) }) }
}

private struct Tariff: StubDefaultProviding, FallbackDouble {
  let origin: String
  static let defaultAnswer = Tariff(origin: "answer")
  static func fallback() -> Tariff { Tariff(origin: "fallback") }
}

private struct Quote: StubDefaultProviding {
  let origin: String
  static let defaultAnswer = Quote(origin: "answer")
}

private struct Fare: StubDefaultProviding {
  let origin: String
  static let defaultAnswer = Fare(origin: "answer")
}

extension Dependencies {
  fileprivate var tariff: Dependency<Tariff> { Dependency(default: { Tariff(origin: "key") }) }
  fileprivate var quote: Dependency<Quote> { Dependency(default: { Quote(origin: "key") }) }
  fileprivate var fare: Dependency<Fare> { Dependency(live: { Fare(origin: "live") }) }
}

private struct Reply: StubDefaultProviding, Equatable {
  let text: String
  static let defaultAnswer = Reply(text: "default")
}

private struct Tickets: StubDefaultProviding, ExpressibleByArrayLiteral, Equatable {
  let count: Int
  init(arrayLiteral elements: Int...) { count = elements.count }
  static var defaultAnswer: Tickets { [1, 2] }
}

private struct Choice {
  @Injected var tickets: Tickets
  @Factory var made: Tickets
}

private struct Small {
  @Injected var count: UInt16
  @Factory var made: UInt16
}

private struct Typed { @Injected(\.rate) var rate }

private struct Ladder {
  @Injected(\.tariff) var tariff
  @Injected(\.quote) var quote
  @Injected(\.fare) var fare
}

private struct Plain {
  @Injected var answer: Reply
  @Injected var count: Int
  @Injected var names: [String]
}
