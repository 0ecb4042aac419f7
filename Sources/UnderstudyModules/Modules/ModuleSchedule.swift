/// What can be prepared when, while modules are prepared concurrently. A pure value.
///
/// A module is *waiting* for so many others, *running*, *done* or *failed*. It runs as soon as all
/// it depends on is done. A failed one takes those along that depend on it. When a critical one
/// fails, all is over, and nothing that ends later counts.
struct ModuleSchedule: Sendable {
  enum Step: Equatable, Sendable {
    case start(Int)
    /// It cannot be prepared, since that other one has failed; it is optional.
    case fail(Int, because: Int)
    /// Critical, it has failed, of itself or with that other one.
    case abort(Int, because: Int?)
    /// Nothing is left to do.
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

  /// - Parameter dependencies: of each module, those that have to be prepared before it.
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

  /// A running module is prepared, or has failed.
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
