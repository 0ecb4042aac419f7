import TestSupport
import Understudy

/// Runs the operations of one random sequence on real containers.
///
/// What it starts has run up to where it waits when it goes on: that takes immediate tasks.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct OperationRunner {
  let records = FactoryRecords()
  let watchdog: Watchdog
  /// By the model's numbers; `nil` where it is out of hand.
  private(set) var containers: [Int: Container] = [:]
  private(set) var dropped: [Int: FormerContainer] = [:]
  private var snapshots: [Snapshot] = []
  /// All that were ever opened.
  private var scopes: [Int: FormerContainer] = [:]
  private var registrations = 0
  private var holds: [Int: Hold] = [:]
  private var askers: [(task: Task<Void, Never>, slot: AnswerSlot)] = []
  private var closings: [Int: AnswerSlot] = [:]

  init(_ watchdog: Watchdog) {
    self.watchdog = watchdog
    containers[0] = Container(label: "c0", rules: nil, host: records)
  }

  /// - Parameters:
  ///   - expected: says whom to wait for, not what comes of it.
  ///   - next: the number of the next container.
  ///   - drained: containers that have now closed.
  mutating func perform(
    _ operation: Operation,
    _ expected: Report,
    next: Int,
    drained: [Int]
  ) async -> Report {
    var report = Report()
    report.outcome = await outcome(of: operation, expected, next: next)
    for asker in expected.answers.keys {
      report.answers[asker] = await askers[asker].slot.outcome(watchdog)
    }
    if case .release(let flight) = operation {
      _ = await holds[flight]?.hasEnded.outcome(watchdog)
      holds[flight] = nil
    }
    for room in drained { _ = await closings[room]?.outcome(watchdog) }
    (report.events, report.issues) = records.takeEvents()
    return report
  }

  private mutating func outcome(
    of operation: Operation,
    _ expected: Report,
    next: Int
  ) async -> Outcome {
    switch operation {
    case .resolveAsync(let key, let room):
      let container = containers[room]!
      return await finished {
        .built(try await container.resolve(Part.self, name: key.rawValue).build)
      }
    case .resolveAll(let room):
      let container = containers[room]!
      return await finished { .several(try await container.resolveAll(Part.self).map(\.build)) }
    case .read(let index, let room, true):
      let container = containers[room]!
      let reader = records.readers[index]
      return await finished {
        let part = try await withContainer(container) { () async throws in try await reader.read() }
        return part.map { .built($0.build) } ?? .nothing
      }
    case .ask(let key, let room):
      return await ask(key, containers[room]!, expected)
    case .close(let room):
      let container = containers[room]!
      let slot = AnswerSlot()
      Task.immediate {
        await container.close(within: .seconds(3_600))
        slot.fill(.done)
      }
      closings[room] = slot
      return expected.outcome == .waits
        ? slot.outcome ?? .waits : await slot.outcome(watchdog)
    default:
      return now { try $0.outcomeNow(of: operation, next: next) }
    }
  }

  private mutating func now(_ body: (inout OperationRunner) throws -> Outcome) -> Outcome {
    do { return try body(&self) } catch { return Self.outcome(of: error) }
  }

  private static func outcome(of error: any Error) -> Outcome {
    switch error {
    case let error as ContainerError: .refused(error.kind)
    case is CancellationError: .cancelled
    default: .hung
    }
  }

  /// What comes of something asynchronous, in a task that nothing but the watchdog ends.
  private func finished(
    _ body: @escaping @Sendable () async throws -> Outcome
  ) async -> Outcome {
    let slot = AnswerSlot()
    Task.immediate {
      do { slot.fill(try await body()) } catch { slot.fill(Self.outcome(of: error)) }
    }
    return await slot.outcome(watchdog)
  }

  private mutating func ask(
    _ key: PartKey,
    _ container: Container,
    _ expected: Report
  ) async -> Outcome {
    let settled = AnswerSlot()
    let slot = AnswerSlot()
    if let held = expected.held {
      let hold = Hold { settled.fill(.waits) }
      holds[held.flight] = hold
      records.set(hold, for: held.registration)
    }
    // It has joined the build, or begun it, when this returns.
    let task = Task.immediate {
      do {
        slot.fill(.built(try await container.resolve(Part.self, name: key.rawValue).build))
      } catch {
        slot.fill(Self.outcome(of: error))
      }
      settled.fill(slot.outcome!)
    }
    askers.append((task, slot))
    guard expected.held != nil else { return settled.outcome ?? .waits }
    let outcome = await settled.outcome(watchdog)
    records.dropHold()
    return outcome
  }

  /// Ends what is still going on, and lets go of everything.
  ///
  /// - Returns: whether all has come to its end.
  mutating func end() async -> Bool {
    for asker in askers { asker.task.cancel() }
    for hold in holds.values { hold.mayGoOn.open() }
    var hasEnded = true
    for slot in askers.map(\.slot) + closings.values {
      if await slot.outcome(watchdog) == .hung { hasEnded = false }
    }
    // Whoever opens a scope ends it; until then it and its container hold each other.
    for scope in scopes.values.compactMap(\.container) {
      if await finished({
        await scope.close()
        return .done
      }) == .hung {
        hasEnded = false
      }
    }
    for (room, container) in containers { dropped[room] = FormerContainer(container) }
    self = OperationRunner(emptied: self)
    return hasEnded
  }

  private init(emptied runner: OperationRunner) {
    watchdog = runner.watchdog
    dropped = runner.dropped
    runner.records.clear()
  }
}

/// Tells whether a container is still there.
struct FormerContainer {
  weak var container: Container?
  init(_ container: Container?) { self.container = container }
}

// MARK: - What needs no waiting

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension OperationRunner {
  private mutating func outcomeNow(of operation: Operation, next: Int) throws -> Outcome {
    switch operation {
    case .register(let key, let recipe, let room):
      recipe.register(key, as: registrations, in: containers[room]!, records)
      registrations += 1
    case .registerInstance(let key, let room):
      registrations += 1
      containers[room]?.register(Part.self, name: key.rawValue, instance: records.readyPart())
    case .unregister(let key, let room):
      containers[room]?.unregister(key.key.type, name: key.key.name)
    case .resolve(let key, let room):
      return .built(try containers[room]!.resolve(Part.self, name: key.rawValue).build)
    case .resolveIfRegistered(let key, let room):
      let part = try containers[room]!.resolveIfRegistered(Part.self, name: key.rawValue)
      return part.map { .built($0.build) } ?? .nothing
    case .reset(let target, let kept, let room):
      containers[room]?.reset(target, keeping: kept.map(\.key))
    case .resetOnly(let keys, let room):
      containers[room]?.reset(only: keys.map(\.key), at: SourceSite())
    case .purgeReleasedInstances(let room): containers[room]?.purgeReleasedInstances()
    case .snapshot(let room): snapshots.append(containers[room]!.snapshot())
    case .restore(let snapshot, let room, _): try containers[room]?.restore(snapshots[snapshot])
    case .fork(let room, let sharing):
      containers[next] = containers[room]?.fork(sharing: sharing, label: "c\(next)")
    case .child(let room): containers[next] = Container(label: "c\(next)", parent: containers[room])
    case .openScope(let scope, let id, let room, let value):
      let opened = try containers[room]!.openScope(scope.kind, id: id) {
        if let value {
          Registration(Part.self, name: value.rawValue, instance: records.readyPart())
        }
      }
      if value != nil { registrations += 1 }
      containers[next] = opened
      scopes[next] = FormerContainer(opened)
    case .findScope(let scope, let id, let room):
      let found = try containers[room]!.scope(scope.kind, id: id)
      let known = containers.first { $0.value === found }?.key
      let former = dropped.first { $0.value.container === found }?.key
      guard let number = known ?? former else { break }
      dropped[number] = nil
      containers[number] = found
      return .found(number)
    case .freeze(let room): containers[room]!.freeze()
    case .drop(let room):
      dropped[room] = FormerContainer(containers[room])
      containers[room] = nil
    case .makeReader(let kind, let key, let room, let isFree):
      let container = containers[room]!
      let make = { try PartReader.made(by: container, kind, key) }
      records.add(isFree ? try make() : try withContainer(container) { try make() })
    case .read(let index, let room, _):
      let reader = records.readers[index]
      let part = try withContainer(containers[room]!) { try reader.read() }
      return part.map { .built($0.build) } ?? .nothing
    case .release(let flight): holds[flight]?.mayGoOn.open()
    case .cancel(let asker): askers[asker].task.cancel()
    case .letGo(let build): records.letGo(build)
    case .resolveAsync, .resolveAll, .ask, .close, .endScope: break
    }
    return .done
  }
}

extension PartKey {
  fileprivate var key: Key { Key(Part.self, name: rawValue) }
}
