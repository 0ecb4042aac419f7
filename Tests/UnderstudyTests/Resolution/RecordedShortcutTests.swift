import TestSupport
import Testing

@testable import Understudy

/// With an observer all resolves go the long way, so what recorders hear there is what they must hear
/// of the short one.
@Suite(.timeLimit(.minutes(5))) struct `A shortcut that recorders hear of` {
  private let short = Tape(isObserved: false)
  private let long = Tape(isObserved: true)

  @Test func `is told as the long way is`() {
    for tape in [short, long] {
      let container = tape.container
      container.register(Hall.self) { Hall() }
      container.register(Seat.self, lifetime: .transient) { Seat(number: 1) }
      container.register(Seat.self, name: "aisle", lifetime: .transient) { throw Mishap() }
      container.register(Foyer.self) {
        _ = try? $0.resolve(Seat.self, name: "aisle") as Seat?
        return Foyer(halls: [try $0.resolve(), try $0.resolve()], seat: try $0.resolve())
      }
      container.register(Annex.self) { Annex(foyer: try $0.resolve(), attic: try $0.resolve()) }
      container.register(Usher.self, instance: Usher())

      for _ in 0..<2 {
        _ = try? container.resolve(Foyer.self)
        _ = try? container.resolve(Annex.self)
        _ = try? container.resolve(Seat.self, name: "aisle")
        _ = try? container.resolve(Usher.self)
        _ = try? container.resolve(Attic.self)
      }
    }
    #expect(Set(short.told.all.map(\.kind)).count == 4)
    #expect(short.told.all == long.told.all)
    #expect(short.isTimed.all == long.isTimed.all)
  }

  @Test func `is told of a child's resolve as the long way is`() {
    for tape in [short, long] {
      let child = Container(label: "child", parent: tape.container)
      tape.container.register(Hall.self) { Hall() }
      child.register(Foyer.self) {
        Foyer(halls: [try $0.resolve()], seat: try $0.resolve())
      }
      child.register(Seat.self, lifetime: .transient) { Seat(number: 1) }
      for _ in 0..<2 { _ = try? child.resolve(Foyer.self) }
    }
    #expect(short.told.all.contains { $0.label == "child" && $0.kind == "built" })
    #expect(short.told.all == long.told.all)
  }

  @Test(arguments: [LifetimeKind.singleton, .transient], [false, true])
  func `marks what a test has registered as used`(lifetime: LifetimeKind, isObserved: Bool) {
    let container = Container(label: "case", rules: nil, host: IssueCollector())
    container.record(into: short)
    if isObserved { container.observe { _ in } }
    container.register(Hall.self, lifetime: lifetime == .singleton ? .singleton : .transient) {
      Hall()
    }
    #expect(container.overrides?.marks.map(\.isUsed) == [false])
    _ = try? container.resolve(Hall.self)
    #expect(container.overrides?.marks.map(\.isUsed) == [true])
  }

  @Test(arguments: [LifetimeKind.singleton, .transient], [false, true])
  func `does not lead past the firewall`(lifetime: LifetimeKind, isAllowed: Bool) {
    let app = Container(label: "app")
    app.register(Hall.self, lifetime: lifetime == .singleton ? .singleton : .transient) { Hall() }
    let mock = Container.mock(
      MockRules(missing: .throwsOnly, allowed: isAllowed ? [Key(Hall.self)] : []),
      over: app
    )
    mock.record(into: short)
    mock.register(Foyer.self) { Foyer(halls: [try $0.resolve()], seat: Seat(number: 1)) }
    let foyer = try? mock.resolve(Foyer.self)
    let hall = try? mock.resolve(Hall.self)
    #expect((foyer != nil) == isAllowed)
    #expect((hall != nil) == isAllowed)
  }
}

// MARK: - Fixtures

private final class Tape: EventRecorder {
  struct Entry: Equatable, Sendable {
    let kind: String
    let key: Key?
    let depth: Int
    let asker: Key?
    let label: String?
    let line: UInt?
  }

  let container: Container
  let told = Recorder<Entry>()
  let isTimed = Recorder<Bool>()

  init(isObserved: Bool) {
    container = Container(label: "app")
    container.record(into: self)
    if isObserved { container.observe { _ in } }
  }

  func record(_ event: ContainerEvent) {
    let kind: String
    switch event.kind {
    case .resolved(let isHit): kind = isHit ? "cached" : "built"
    case .failed(let error): kind = "\(error.kind)"
    default: return
    }
    told.add(
      Entry(
        kind: kind,
        key: event.key,
        depth: event.depth,
        asker: event.asker,
        label: event.containerLabel,
        line: event.site?.line
      )
    )
    if kind != "cached" { isTimed.add(event.duration > .zero) }
  }
}

private struct Mishap: Error {}

private final class Foyer: Sendable {
  let halls: [Hall]
  let seat: Seat
  init(halls: [Hall], seat: Seat) { (self.halls, self.seat) = (halls, seat) }
}

private final class Annex: Sendable {
  let foyer: Foyer
  let attic: Attic
  init(foyer: Foyer, attic: Attic) { (self.foyer, self.attic) = (foyer, attic) }
}

private final class Usher: Sendable {}

/// Nobody registers it.
private final class Attic: Sendable {}
