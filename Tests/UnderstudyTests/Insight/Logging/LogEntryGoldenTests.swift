import Testing

@testable import Understudy
@testable import UnderstudyInsight
@testable import UnderstudyModules

@Suite struct `The log entry of an event` {
  @Test(arguments: Row.all)
  fileprivate func `says what happened, in one line`(row: Row) {
    let entry = ContainerLogEntry(row.event)
    #expect(entry.description == row.text)
    #expect(entry.level == row.event.logLevel)
  }

  @Test func `is shown here for every kind`() {
    let shown = Set(Row.all.map { Self.number(of: $0.event.kind) })
    #expect(shown == Set(0...14))
  }

  /// A kind that comes to be does not compile without its number, and so needs its row.
  private static func number(of kind: ContainerEvent.Kind) -> Int {
    switch kind {
    case .registered: 0
    case .unregistered: 1
    case .resolved(cacheHit: true): 2
    case .resolved(cacheHit: false): 3
    case .failed: 4
    case .slow: 5
    case .reset: 6
    case .restored: 7
    case .closed: 8
    case .frozen: 9
    case .scopeOpened: 10
    case .scopeEnded: 11
    case .moduleConfigured: 12
    case .moduleFailed: 13
    case .issue: 14
    }
  }
}

// MARK: - Fixtures

private struct Row: Sendable, CustomTestStringConvertible {
  let event: ContainerEvent
  let text: String

  var testDescription: String { text }

  static let all = plain + resolves + failures + ofScopesAndModules

  private static let plain = [
    Row(
      event(.registered, hall, at: site),
      "trace: registered Hall (container: app, event: registered, key: Hall, site: T/Desk.swift:7)"
    ),
    Row(
      event(.unregistered, Key(Hall.self, name: "blue")),
      "trace: unregistered Hall(name: blue) "
        + "(container: app, event: unregistered, key: Hall(name: blue))"
    ),
    Row(event(.reset), "info: reset the container (container: app, event: reset)"),
    Row(event(.restored), "info: restored a snapshot (container: app, event: restored)"),
    Row(event(.closed), "debug: closed the container (container: app, event: closed)"),
    Row(event(.frozen), "info: froze the container (container: app, event: frozen)"),
    Row(event(.reset, label: nil), "info: reset the container (event: reset)"),
  ]

  private static let resolves = [
    Row(
      resolve(.resolved(cacheHit: true), .microseconds(42)),
      "trace: resolved Hall (container: app, depth: 1, duration: 0.042 ms, event: resolved, "
        + "key: Hall, site: T/Desk.swift:7)"
    ),
    Row(
      resolve(.resolved(cacheHit: false), .milliseconds(3), depth: 2, asker: Key(Seat.self)),
      "debug: built Hall (asker: Seat, container: app, depth: 2, duration: 3.000 ms, event: built, "
        + "key: Hall, site: T/Desk.swift:7)"
    ),
    Row(
      resolve(.slow, .seconds(2), owner: "TicketDesk"),
      "warning: resolving Hall took 2000.000 ms (container: app, depth: 1, duration: 2000.000 ms, "
        + "event: slow, key: Hall, owner: TicketDesk, site: T/Desk.swift:7)"
    ),
  ]

  private static let failures = [
    Row(
      resolve(.failed(missing), .zero),
      "error: resolving Hall failed: Nothing is registered for Seat. (container: app, depth: 1, "
        + "details: chain: Hall → Seat, "
        + "duration: 0.000 ms, error: dependencyNotRegistered, event: failed, "
        + "fix: register it: container.register(Seat.self) { … }, "
        + "key: Hall, site: T/Desk.swift:7)"
    ),
    Row(
      resolve(.failed(broken), .zero, depth: 2, asker: Key(Hall.self)),
      "debug: resolving Hall failed: The factory of Seat failed: Broken() (asker: Hall, "
        + "container: app, depth: 2, duration: 0.000 ms, "
        + "error: factoryFailed, event: failed, "
        + "fix: correct the factory; the next resolve runs it again., key: Hall, site: T/Desk.swift:7)"
    ),
    Row(
      event(.issue("Two hooks were never run.\n  Hall\n  Seat\n  fix: close it."), at: site),
      "warning: Two hooks were never run. (container: app, details: Hall; Seat, event: issue, "
        + "fix: close it., site: T/Desk.swift:7)"
    ),
    Row(
      event(.issue("A hook failed."), hall),
      "warning: A hook failed. (container: app, event: issue, key: Hall)"
    ),
  ]

  private static let ofScopesAndModules = [
    Row(
      event(.scopeOpened(ScopeID("session", 42))),
      "debug: opened scope session(42) (container: app, event: scopeOpened, scope: session(42))"
    ),
    Row(
      event(.scopeEnded(ScopeID("session", 42))),
      "debug: ended scope session(42) (container: app, event: scopeEnded, scope: session(42))"
    ),
    Row(
      event(.moduleConfigured("printing")),
      "info: configured module printing (container: app, event: moduleConfigured, "
        + "module: printing)"
    ),
    Row(
      event(.moduleFailed("printing", brokenModule), at: site),
      "error: Module printing failed: Broken() (container: app, "
        + "details: configured at T/App.swift:3, "
        + "error: moduleFailed, event: moduleFailed, fix: correct the module; the next configure or bootstrap tries "
        + "the whole set again. If the app can run without it, declare it with "
        + "importance: .optional., "
        + "module: printing, site: T/Desk.swift:7)"
    ),
  ]
}

extension Row {
  private static let hall = Key(Hall.self)
  private static let site = SourceSite(fileID: "T/Desk.swift", line: 7)
  private static let missing = ContainerError.dependencyNotRegistered(
    .init(key: Key(Seat.self), path: [hall, Key(Seat.self)], container: "app", resolvedAt: site),
    nearMisses: []
  )
  private static let broken = ContainerError.factoryFailed(
    .init(key: Key(Seat.self), container: "app"),
    underlying: Broken()
  )

  private static let brokenModule = ModuleError(
    .moduleFailed(
      .init(
        Module("printing", fileID: "T/Desk.swift", line: 7) { Registration(Seat.self) { Seat() } }
      ),
      underlying: Broken(),
      .init(count: 1, fallback: nil)
    ),
    at: SourceSite(fileID: "T/App.swift", line: 3),
    in: "app"
  )

  private init(_ event: ContainerEvent, _ text: String) {
    self.init(event: event, text: text)
  }

  private static func event(
    _ kind: ContainerEvent.Kind,
    _ key: Key? = nil,
    label: String? = "app",
    at site: SourceSite? = nil
  ) -> ContainerEvent {
    ContainerEvent(kind: kind, key: key, containerLabel: label, site: site, container: 1)
  }

  private static func resolve(
    _ kind: ContainerEvent.Kind,
    _ duration: Duration,
    depth: Int = 1,
    asker: Key? = nil,
    owner: StaticString? = nil
  ) -> ContainerEvent {
    ContainerEvent(
      kind: kind,
      key: hall,
      duration: duration,
      depth: depth,
      containerLabel: "app",
      site: site,
      asker: asker,
      container: 1,
      owner: owner
    )
  }
}
