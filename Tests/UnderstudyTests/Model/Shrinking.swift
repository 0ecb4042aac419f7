/// Makes a failing sequence small: takes operations out, then parts of them, while it still fails.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Shrinking {
  let comparison: ModelComparison

  /// The smallest disagreement found, starting from sequences that disagree.
  func smallest(
    _ operations: [Operation],
    _ disagreement: ModelComparison.Disagreement
  ) async -> ModelComparison.Disagreement {
    var best = await smaller(operations, disagreement)
    while true {
      // Places in what was done are other numbers, which other operations can do without.
      let before = best.operations
      best = await smaller(before, best)
      if "\(best.operations)" == "\(before)" { return best }
    }
  }

  private func smaller(
    _ operations: [Operation],
    _ disagreement: ModelComparison.Disagreement
  ) async -> ModelComparison.Disagreement {
    var best = (operations, disagreement)
    var size = operations.count / 2
    while size > 0 {
      var start = 0
      var hasShrunk = false
      while start < best.0.count {
        var candidate = best.0
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        if let found = await comparison.disagreement(over: candidate) {
          best = (candidate, found)
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size > 1 { size /= 2 } else if !hasShrunk { break }
    }
    var index = 0
    while index < best.0.count {
      let simpler = best.0[index].simpler
      var hasShrunk = false
      for operation in simpler {
        var candidate = best.0
        candidate[index] = operation
        guard let found = await comparison.disagreement(over: candidate) else { continue }
        best = (candidate, found)
        hasShrunk = true
        break
      }
      if !hasShrunk { index += 1 }
    }
    return best.1
  }
}

extension Operation {
  /// The same with a little less in it.
  fileprivate var simpler: [Operation] {
    switch self {
    case .register(let key, let recipe, let room):
      recipe.simpler.map { .register(key, $0, in: room) }
    case .reset(let target, let kept, let room):
      kept.indices.map { index in
        var fewer = kept
        fewer.remove(at: index)
        return .reset(target, keeping: fewer, in: room)
      }
    default: []
    }
  }
}

extension Recipe {
  fileprivate var simpler: [Recipe] {
    var all: [Recipe] = []
    for index in steps.indices {
      var recipe = self
      recipe.steps.remove(at: index)
      if holdsBefore > index { recipe.holdsBefore -= 1 }
      all.append(recipe)
    }
    if fails { all.append(with { $0.fails = false }) }
    if isAsync { all.append(with { $0.isAsync = false }) }
    if sharing != .singleton { all.append(with { $0.sharing = .singleton }) }
    for index in steps.indices where steps[index].way != .resolver {
      all.append(with { $0.steps[index] = Step(way: .resolver, key: steps[index].key) })
    }
    return all
  }

  private func with(_ change: (inout Recipe) -> Void) -> Recipe {
    var copy = self
    change(&copy)
    return copy
  }
}
