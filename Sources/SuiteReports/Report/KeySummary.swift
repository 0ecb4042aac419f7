/// What all tests did with one key.
package struct KeySummary: Sendable, Equatable {
  package let key: String
  /// The number of tests that used the key, in each way; a suite that did so itself counts as one.
  package fileprivate(set) var tests: [KeyUse.Use: Int] = [:]
  package fileprivate(set) var resolves = 0
  package fileprivate(set) var builds = 0
  /// Seconds in its factory, without what that needed.
  package fileprivate(set) var building = 0.0
  /// The keys that its builds asked for, sorted.
  package fileprivate(set) var needs: [String] = []

  /// Seconds that one build takes; 0 without a build.
  package var secondsPerBuild: Double { builds == 0 ? 0 : building / Double(builds) }

  /// - Parameter cases: the cases, those of each test next to each other.
  static func all(of cases: [TestCase]) -> [KeySummary] {
    var tally = Tally()
    for test in cases { tally.add(test) }
    return tally.summaries
  }

  /// Counts with numbers in place of names: there are few keys, and each stands in many cases.
  private struct Tally {
    private var numbers: [String: Int] = [:]
    private var keys: [KeySummary] = []
    private var needs: [Set<String>] = []
    /// The last test that was counted for a key, in each way.
    private var counted: [[KeyUse.Use: String]] = []

    mutating func add(_ test: TestCase) {
      for use in test.keys {
        let number = number(of: use.key)
        keys[number].resolves += use.resolves
        keys[number].builds += use.builds
        keys[number].building += use.building
        for need in use.needs { needs[number].insert(need) }
        if counted[number][use.use] != test.test {
          counted[number][use.use] = test.test
          keys[number].tests[use.use, default: 0] += 1
        }
      }
    }

    private mutating func number(of key: String) -> Int {
      if let number = numbers[key] { return number }
      numbers[key] = keys.count
      keys.append(KeySummary(key: key))
      needs.append([])
      counted.append([:])
      return keys.count - 1
    }

    var summaries: [KeySummary] {
      zip(keys, needs).map { key, needs in
        var key = key
        key.needs = needs.sorted()
        return key
      }.sorted { $0.key < $1.key }
    }
  }

  private init(key: String) { self.key = key }
}
