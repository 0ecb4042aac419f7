/// The search for the few elements that bring something about.
package enum MinimalSet {
  /// The smallest set that the search reaches from `scope`: without any one of its elements, nothing is
  /// reproduced any more.
  ///
  /// Finds one element after the other: the last one of the shortest beginning of `scope` that reproduces,
  /// together with those found before.
  ///
  /// - Parameters:
  ///   - scope: elements that reproduce together, while none of them do not.
  ///   - reproduces: asked with subsets of `scope`.
  /// - Complexity: *k* (log₂ *n* + 2) questions for a set of *k* among *n* elements.
  package static func search<Element: Hashable>(
    in scope: [Element],
    reproduces: ([Element]) throws -> Bool
  ) rethrows -> [Element] {
    var found: [Element] = []
    var candidates = scope
    // `candidates + found` reproduces and, from the second turn on, `found` alone does not.
    while !candidates.isEmpty {
      let length = try shortest(upTo: candidates.count) {
        try reproduces(Array(candidates.prefix($0)) + found)
      }
      found.append(candidates[length - 1])
      candidates = Array(candidates.prefix(length - 1))
      if try candidates.isEmpty || reproduces(found) { break }
    }
    // The last one is needed: without it, nothing was reproduced.
    for element in found.dropLast() {
      let others = found.filter { $0 != element }
      if try !others.isEmpty && reproduces(others) { found = others }
    }
    return found.reversed()
  }

  /// The shortest length that satisfies the condition; 0 does not, `longest` does.
  private static func shortest(
    upTo longest: Int,
    satisfies: (Int) throws -> Bool
  ) rethrows -> Int {
    var tooShort = 0
    var longEnough = longest
    while longEnough - tooShort > 1 {
      let middle = (tooShort + longEnough) / 2
      if try satisfies(middle) { longEnough = middle } else { tooShort = middle }
    }
    return longEnough
  }
}
