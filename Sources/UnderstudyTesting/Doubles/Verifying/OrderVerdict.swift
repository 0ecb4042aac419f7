/// Whether calls were made in an expected order, as a pure value.
///
/// The expectation is a list of steps, each of which takes one call, later than that of the
/// previous step. Each step takes the earliest call it can: if any choice fits all steps, this one
/// does.
struct OrderVerdict: Equatable {
  /// A call of one of the members concerned, in order, and the steps that it matches.
  struct Candidate: Equatable {
    let steps: Set<Int>
  }

  /// The calls that the steps took, by index, as far as they were found.
  private(set) var taken: [Int]
  /// The calls between the first and the last one taken.
  private(set) var between: [Int] = []
  /// The first step without a call; `nil` if all have one.
  private(set) var missing: Int?

  /// - Complexity: O(calls), or O(calls²) if no call may come between.
  init(steps: Int, in calls: [Candidate], nothingBetween: Bool) {
    self = OrderVerdict(steps: steps, calls, from: 0)
    guard nothingBetween, missing == nil, steps > 0 else { return }
    // The shortest range of calls for the steps; the earliest, if there are several.
    for start in calls.indices where calls[start].steps.contains(0) {
      let other = OrderVerdict(steps: steps, calls, from: start)
      if other.missing != nil { break }
      if other.span < span { self = other }
    }
    between = (taken[0]...taken[steps - 1]).filter { !taken.contains($0) }
  }

  private init(steps: Int, _ calls: [Candidate], from start: Int) {
    taken = []
    var index = start
    for step in 0..<steps {
      while index < calls.count, !calls[index].steps.contains(step) { index += 1 }
      guard index < calls.count else {
        missing = step
        return
      }
      taken.append(index)
      index += 1
    }
  }

  private var span: Int { (taken.last ?? 0) - (taken.first ?? 0) }
}
