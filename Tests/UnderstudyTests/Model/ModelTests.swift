import Foundation
import Testing
import Understudy

@Suite struct `Against a model` {
  // `UNDERSTUDY_MODEL=10000` tries more of them, `UNDERSTUDY_MODEL_FIRST=2311` begins elsewhere.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `47 random sequences of operations give what a simple model says`() async {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["UNDERSTUDY_MODEL_FIRST"].flatMap { UInt64($0) } ?? 1
    let count = environment["UNDERSTUDY_MODEL"].flatMap { UInt64($0) } ?? 2_000
    let rehearsal = Rehearsal(patience: 600)
    for seed in first..<first + count {
      var casting = Casting(SeededGenerator(seed: seed))
      let operations = casting.sequence(of: 30)
      guard let found = await rehearsal.disagreement(over: operations) else { continue }
      // Whether a shorter one hangs, too, needs no such patience.
      let shrinking = Shrinking(rehearsal: Rehearsal(patience: 1))
      Issue.record("seed \(seed): \(await shrinking.smallest(operations, found))")
      return
    }
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Rehearsal.Disagreement: CustomStringConvertible {
  var description: String {
    let lines = operations.map { "  \($0)" }.joined(separator: "\n")
    return "containers and model part at the end of\n\(lines)\n"
      + "  the model says: \(expected)\n  containers say: \(actual)"
  }
}
