import Foundation
import Synchronization
import TestSupport
import Testing
import Understudy

/// Threads that read one injection while others register its key again, reset and restore:
/// `UNDERSTUDY_CALLS=1000000` for ten times as many changes.
@Suite(.serialized, .timeLimit(.minutes(5))) struct `A read of a shared injection` {
  let container = Container(label: "app")
  let acts =
    (ProcessInfo.processInfo.environment["UNDERSTUDY_CALLS"].flatMap { Int($0) } ?? 100_000) / 10

  @Test(arguments: Billboard.Way.allCases)
  func `returns a whole value that was registered at some moment during the read`(
    _ way: Billboard.Way
  ) {
    let season = Season(acts: acts, in: container)
    let shared = withContainer(container) { Billboard() }
    let faults = Faults()
    onThreads(6) { [container] number in
      if number < 2 { return season.play() }
      withContainer(container) {
        while !season.isOver {
          // Its first read may have been overtaken by a change; the one that is judged comes later.
          let board = way == .anew ? Billboard() : shared
          for _ in 0..<(way == .anew ? 1 : 16) { faults.look(at: board.read(way)) }
          let first = season.lastPlayed
          let probe = board.read(way)
          let last = season.lastBegun
          if !season.allows(probe?.serial, from: first, to: last) {
            faults.add("\(probe?.serial ?? -1) in acts \(first) to \(last)")
          }
        }
      }
    }
    #expect(faults.all == [])
  }

  @Test(arguments: Billboard.Way.allCases)
  func `returns nothing that was built before the last change`(_ way: Billboard.Way) {
    let factory = Press(changes: acts / 2, in: container)
    let shared = withContainer(container) { Billboard() }
    let faults = Faults()
    onThreads(6) { [container] number in
      if number < 2 { return factory.work() }
      withContainer(container) {
        while !factory.isDone {
          let board = way == .anew ? Billboard() : shared
          for _ in 0..<(way == .anew ? 1 : 16) { faults.look(at: board.read(way)) }
          let outdated = factory.outdated
          let serial = board.read(way)?.serial ?? -1
          if serial <= outdated { faults.add("\(serial) is no later than \(outdated)") }
        }
      }
    }
    #expect(faults.all == [])
  }
}

// MARK: - Fixtures

/// A `Sendable` class with its injections as values.
final class Billboard: Sendable {
  enum Way: CaseIterable { case required, anew, optional, current }

  private let required = Injected<any TornReadProbe>()
  private let optional = Injected<(any TornReadProbe)?>()
  private let current = Injected<any TornReadProbe>(.current)

  func read(_ way: Way) -> (any TornReadProbe)? {
    switch way {
    case .required, .anew: try? required()
    case .optional: try? optional()
    case .current: try? current()
    }
  }
}

private final class Faults: Sendable {
  private let texts = Lock<Set<String>>([])

  var all: Set<String> { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { if $0.count < 5 { $0.insert(text) } } }

  func look(at probe: (any TornReadProbe)?) {
    if probe?.isWhole != true { add(probe == nil ? "missing" : "torn") }
  }
}

private func probe(_ serial: Int) -> any TornReadProbe {
  switch serial % 4 {
  case 0: NarrowProbe(serial)
  case 1: WideProbe(serial)
  case 2: ObjectProbe(serial)
  default: MixedProbe(serial)
  }
}

/// Registers ready probes, resets and restores, in acts of which it is known beforehand what is
/// current after each.
private final class Season: Sendable {
  private enum Act { case register, reset, restore }

  private let container: Container
  /// The serial that is current after each act.
  private let serials: [Int]
  /// The last act, and what may be restored.
  private let stage: Lock<(act: Int, snapshot: Snapshot)>
  private let begun = Atomic<Int>(0)
  private let played = Atomic<Int>(0)

  init(acts: Int, in container: Container) {
    self.container = container
    container.register((any TornReadProbe).self, instance: probe(0))
    stage = Lock((0, container.snapshot()))
    var serials = [0]
    for act in 1...acts {
      switch Self.act(act) {
      case .register: serials.append(act)
      case .reset: serials.append(serials[act - 1])
      case .restore: serials.append(serials[act - act % 8 + 1])
      }
    }
    self.serials = serials
  }

  private static func act(_ number: Int) -> Act {
    switch number % 8 {
    case 3: .reset
    case 5, 7: .restore
    default: .register
    }
  }

  var lastBegun: Int { begun.load(ordering: .acquiring) }
  var lastPlayed: Int { played.load(ordering: .acquiring) }
  var isOver: Bool { lastPlayed == serials.count - 1 }

  /// Whether something was current between the end of one act and the beginning of another.
  func allows(_ serial: Int?, from first: Int, to last: Int) -> Bool {
    serials[first...last].contains { $0 == serial }
  }

  /// Plays what nobody else does, one act after the other.
  func play() {
    while !isOver {
      stage.withLock { stage in
        guard stage.act < serials.count - 1 else { return }
        stage.act += 1
        begun.store(stage.act, ordering: .releasing)
        play(stage.act, &stage.snapshot)
        played.store(stage.act, ordering: .releasing)
      }
    }
  }

  private func play(_ act: Int, _ snapshot: inout Snapshot) {
    switch Self.act(act) {
    case .register: container.register((any TornReadProbe).self, instance: probe(act))
    case .reset: container.reset()
    case .restore: try? container.restore(snapshot)
    }
    if act % 8 == 1 { snapshot = container.snapshot() }
  }
}

/// Changes after which whatever was built before is outdated.
private final class Press: Sendable {
  private let container: Container
  private let changes: Int
  private let blank: Snapshot
  private let issued = Counter()
  private let change = Lock(0)
  private let bound = Atomic<Int>(0)
  private let done = Atomic<Bool>(false)

  init(changes: Int, in container: Container) {
    self.container = container
    self.changes = changes
    Self.register(1, counting: issued, in: container)
    blank = container.snapshot()
  }

  /// The last serial that no read may give which begins from now on.
  var outdated: Int { bound.load(ordering: .acquiring) }
  var isDone: Bool { done.load(ordering: .acquiring) }

  func work() {
    while !isDone {
      change.withLock { change in
        guard change < changes else { return done.store(true, ordering: .releasing) }
        change += 1
        let last = issued.count
        switch change % 5 {
        case 0: try? container.restore(blank)
        case 2: container.reset()
        default: Self.register(change, counting: issued, in: container)
        }
        bound.store(last, ordering: .releasing)
      }
    }
  }

  private static func register(_ change: Int, counting issued: Counter, in container: Container) {
    let lifetime: Lifetime<any TornReadProbe> = change % 2 == 0 ? .singleton : .transient
    container.register((any TornReadProbe).self, lifetime: lifetime) { probe(issued.add()) }
  }
}
