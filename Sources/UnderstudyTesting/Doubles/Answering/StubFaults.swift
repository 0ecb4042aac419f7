/// Errors for some calls in place of their answer; a seed decides which.
///
/// Whether the *n*-th call fails depends on the seed and on *n* alone, so a run can be repeated,
/// however many threads make calls.
@usableFromInline
struct StubFaults<Failure: Error>: Sendable {
  @usableFromInline let error: Failure
  @usableFromInline let rate: Double
  @usableFromInline let seed: UInt64
  @usableFromInline let answer: AnswerSource
  @usableFromInline var count: UInt64 = 0
  @usableFromInline var isUsed = false

  init(error: Failure, rate: Double, seed: UInt64, answer: AnswerSource) {
    self.error = error
    self.rate = rate
    self.seed = seed
    self.answer = answer
  }

  /// - Returns: whether the next call fails.
  @usableFromInline
  mutating func strikes() -> Bool {
    count &+= 1
    // SplitMix64's output for the state that `count` steps from the seed lead to.
    var bits = seed &+ count &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let isHit = Double(bits >> 11) * 0x1p-53 < rate
    if isHit { isUsed = true }
    return isHit
  }
}
