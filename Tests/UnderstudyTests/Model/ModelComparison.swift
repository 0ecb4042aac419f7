import Understudy

/// Runs a sequence of operations on the model and on containers, and compares the results.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct ModelComparison {
  /// The first difference.
  struct Disagreement {
    let operations: [Operation]
    let expected: String
    let actual: String
  }

  let watchdog: Watchdog
  /// Operations that the model leaves out, so that it and the containers part.
  private let isForgotten: (Operation) -> Bool

  /// - Parameters:
  ///   - patience: after how many seconds a wait counts as one that never ends.
  ///   - isForgotten: what the model does not know of; for tests of what comes of a disagreement.
  init(patience: Int, forgetting isForgotten: @escaping (Operation) -> Bool = { _ in false }) {
    watchdog = Watchdog(patience: patience)
    self.isForgotten = isForgotten
  }

  /// The first of so many random sequences over which there is a disagreement.
  func firstDisagreement(
    seeds: Range<UInt64>
  ) async -> (seed: UInt64, operations: [Operation], Disagreement)? {
    for seed in seeds {
      var generator = OperationGenerator(SeededGenerator(seed: seed))
      let operations = generator.sequence(of: 30)
      if let found = await disagreement(over: operations) { return (seed, operations, found) }
    }
    return nil
  }

  /// The first disagreement, if there is one.
  func disagreement(over operations: [Operation]) async -> Disagreement? {
    var model = ContainerModel()
    var runner = OperationRunner(watchdog)
    var done: [Operation] = []
    var found: Disagreement?
    for operation in operations {
      guard let pinned = model.pinned(operation) else { continue }
      var next = model
      guard let expected = try? isForgotten(pinned) ? Report() : next.perform(pinned) else {
        continue
      }
      let drained = model.rooms.indices.filter {
        model.rooms[$0].life == .closing && next.rooms[$0].life == .closed
      }
      let actual = await runner.perform(
        pinned,
        expected,
        next: next.rooms.count - 1,
        drained: drained
      )
      done.append(pinned)
      model = next
      let freed = runner.dropped.filter { $0.value.container == nil }.keys
      found = Self.compare(
        expected,
        actual,
        model.rooms.indices.filter { model.rooms[$0].isDropped && model.isFreed($0) },
        Array(freed.sorted()),
        done
      )
      if found != nil { break }
    }
    let hasEnded = await runner.end()
    if found == nil, !hasEnded {
      return Disagreement(
        operations: done,
        expected: "all ends when builds are released",
        actual: "somebody still waits"
      )
    }
    // Where no task has run, nothing can be on its way any more.
    if found == nil, model.asyncFamilies.isEmpty {
      let left = runner.dropped.filter { $0.value.container != nil }.keys.sorted()
      if !left.isEmpty {
        found = Disagreement(
          operations: done,
          expected: "nothing left in the end",
          actual: "containers \(left)"
        )
      }
    }
    return found
  }

  private static func compare(
    _ expected: Report,
    _ actual: Report,
    _ expectedFreed: [Int],
    _ actualFreed: [Int],
    _ done: [Operation]
  ) -> Disagreement? {
    let isSame =
      expected.outcome == actual.outcome && expected.events == actual.events
      && expected.issues == actual.issues && expected.answers == actual.answers
      && expectedFreed == actualFreed
    if isSame { return nil }
    return Disagreement(
      operations: done,
      expected: "\(expected), freed: \(expectedFreed)",
      actual: "\(actual), freed: \(actualFreed)"
    )
  }
}

extension Report: CustomStringConvertible {
  var description: String {
    var parts = ["\(outcome)"]
    if !events.isEmpty { parts.append(events.map { "\($0)" }.joined(separator: "; ")) }
    if !answers.isEmpty { parts.append("\(answers.sorted { $0.key < $1.key })") }
    if issues > 0 { parts.append("\(issues) issues") }
    return parts.joined(separator: " | ")
  }
}

extension FactoryEvent: CustomStringConvertible {
  var description: String {
    switch self {
    case .ran(let registration, let container): "factory \(registration) ran in \(container)"
    case .made(let build, let registration, let parts):
      "factory \(registration) made \(build) from "
        + "\(parts.map { $0.map(String.init) ?? "nothing" })"
    }
  }
}
