/// The schedule of modules that are prepared concurrently. A pure value.
///
/// A module is *waiting* for a number of others, *running*, *done* or *failed*. It starts as soon
/// as all its dependencies are done. If one fails, the modules that depend on it fail too. If a
/// critical one fails, everything is over, and later results are ignored.
struct ModuleSchedule: Sendable {
  enum Step: Equatable, Sendable {
    case start(Int)
    /// An optional module cannot be prepared, since the other one has failed.
    case fail(Int, because: Int)
    /// A critical module has failed, by itself or because of the other one.
    case abort(Int, because: Int?)
    /// All modules have ended.
    case finish
  }

  private enum State: Equatable {
    case waiting(Int)
    case running, done, failed
  }

  private var states: [State]
  private let dependants: [[Int]]
  private let isCritical: [Bool]
  private var unfinished: Int
  private var isOver = false

  /// - Parameter dependencies: for each module, those that have to be prepared before it.
  init(dependencies: [[Int]], isCritical: [Bool]) {
    states = dependencies.map { .waiting($0.count) }
    var dependants = Array(repeating: [Int](), count: dependencies.count)
    for (place, others) in dependencies.enumerated() {
      for other in others { dependants[other].append(place) }
    }
    self.dependants = dependants
    self.isCritical = isCritical
    unfinished = dependencies.count
  }

  mutating func begin() -> [Step] {
    guard unfinished > 0 else { return end() }
    return states.indices.filter { states[$0] == .waiting(0) }.map { start($0) }
  }

  /// Records that a running module is prepared, or has failed.
  mutating func ended(_ place: Int, isDone: Bool) -> [Step] {
    guard !isOver, states[place] == .running else { return [] }
    unfinished -= 1
    var steps: [Step] = []
    if isDone {
      states[place] = .done
      for other in dependants[place] {
        guard case .waiting(let count) = states[other] else { continue }
        states[other] = .waiting(count - 1)
        if count == 1 { steps.append(start(other)) }
      }
    } else {
      fail(place, because: nil, &steps)
    }
    if unfinished == 0, !isOver { steps += end() }
    return steps
  }

  private mutating func start(_ place: Int) -> Step {
    states[place] = .running
    return .start(place)
  }

  private mutating func fail(_ place: Int, because cause: Int?, _ steps: inout [Step]) {
    states[place] = .failed
    if isCritical[place] {
      isOver = true
      steps = [.abort(place, because: cause)]
      return
    }
    if let cause {
      unfinished -= 1
      steps.append(.fail(place, because: cause))
    }
    for other in dependants[place] where !isOver {
      if case .waiting = states[other] { fail(other, because: place, &steps) }
    }
  }

  private mutating func end() -> [Step] {
    isOver = true
    return [.finish]
  }
}
