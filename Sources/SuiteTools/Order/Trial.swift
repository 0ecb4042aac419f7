/// One run of some tests, in a folder of its own for temporary files and user defaults.
package struct Trial: Hashable, Codable, Sendable {
  /// What a run is for.
  package enum Purpose: String, Codable, Sendable {
    case together, alone, parallel, shuffled, pair, searching
  }

  package var purpose: Purpose

  /// The tests; the framework decides their order.
  package var tests: [TestName]

  /// With 2, the tests run twice, so that each runs after each other one.
  package var rounds: Int

  package var isParallel: Bool

  package init(_ purpose: Purpose, _ tests: [TestName], rounds: Int, isParallel: Bool = false) {
    self.purpose = purpose
    self.tests = tests
    self.rounds = rounds
    self.isParallel = isParallel
  }

  /// Tells apart the trials of one audit. Stable from process to process: FNV-1a.
  var fingerprint: String {
    let parts = [purpose.rawValue, "\(rounds)", "\(isParallel)"] + tests.map(\.rawValue)
    let hash = parts.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
