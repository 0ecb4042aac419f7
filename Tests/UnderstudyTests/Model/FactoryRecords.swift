import TestSupport
import Understudy

/// Records the runs of the factories of one random sequence, and the parts that they make.
final class FactoryRecords: Sendable, TestHost {
  private struct State {
    var events: [FactoryEvent] = []
    var issues = 0
    var nextBuild = 0
    var parts: [Int: Part] = [:]
    var readers: [PartReader] = []
    var hold: (registration: Int, hold: Hold)?
  }

  private let state = Lock(State())

  var readers: [PartReader] { state.withLock { $0.readers } }

  func ran(_ registration: Int, _ resolver: Resolver) {
    let label = resolver.container.label ?? "none"
    let isCurrent = Container.current === resolver.container
    state.withLock {
      let container = isCurrent ? label : "\(label), which is not the current one"
      $0.events.append(.ran(registration: registration, container: container))
    }
  }

  func made(_ registration: Int, _ parts: [Int?], _ readers: [PartReader]) -> Part {
    state.withLock { state in
      let part = Part(build: state.nextBuild, readers: readers)
      state.nextBuild += 1
      state.parts[part.build] = part
      state.readers += readers
      state.events.append(.made(part.build, registration: registration, from: parts))
      return part
    }
  }

  /// A part that no factory makes.
  func readyPart() -> Part {
    state.withLock { state in
      let part = Part(build: state.nextBuild)
      state.nextBuild += 1
      state.parts[part.build] = part
      return part
    }
  }

  func add(_ reader: PartReader) { state.withLock { $0.readers.append(reader) } }

  func letGo(_ build: Int) {
    let part = state.withLock { $0.parts.removeValue(forKey: build) }
    _ = part  // released here, outside the lock
  }

  /// Releases everything: parts hold readers, readers hold containers, and containers hold this.
  func clear() {
    let old = state.withLock { state in
      defer { state = State() }
      return state
    }
    _ = old  // released here, outside the lock
  }

  /// What has been told since the last call.
  func takeEvents() -> (events: [FactoryEvent], issues: Int) {
    state.withLock { state in
      defer {
        state.events = []
        state.issues = 0
      }
      return (state.events, state.issues)
    }
  }

  func record(_ issue: ContainerIssue) { state.withLock { $0.issues += 1 } }
}

// MARK: - Stopping factories

extension FactoryRecords {
  /// Has the next run of a factory stop on the way.
  func set(_ hold: Hold, for registration: Int) {
    state.withLock { $0.hold = (registration, hold) }
  }

  func takeHold(_ registration: Int) -> Hold? {
    state.withLock { state in
      guard let hold = state.hold, hold.registration == registration else { return nil }
      state.hold = nil
      return hold.hold
    }
  }

  func dropHold() { state.withLock { $0.hold = nil } }
}

/// Where a factory stops until it is released.
final class Hold: Sendable {
  let mayGoOn = Latch()
  let hasEnded = AnswerSlot()
  private let hasStopped: @Sendable () -> Void

  init(hasStopped: @escaping @Sendable () -> Void) { self.hasStopped = hasStopped }

  func stop() async {
    hasStopped()
    await mayGoOn.wait()
  }
}
