import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyModules

@Suite struct `A retry policy` {
  @Test(
    .tags(.rowM7),
    arguments: [
      (RetryPolicy.Backoff.none, 1, Duration.zero),
      (.constant(.milliseconds(300)), 1, .milliseconds(300)),
      (.constant(.milliseconds(300)), 9, .milliseconds(300)),
      (.exponential(initial: .milliseconds(100)), 1, .milliseconds(100)),
      (.exponential(initial: .milliseconds(100)), 4, .milliseconds(800)),
      (.exponential(initial: .milliseconds(100), factor: 1.5), 3, .milliseconds(225)),
      (.exponential(initial: .milliseconds(100), factor: 1), 1_000_000, .milliseconds(100)),
      // Never above the maximum, however large the numbers are.
      (.exponential(initial: .seconds(1)), 7, .seconds(60)),
      (.exponential(initial: .seconds(1), maximum: .seconds(5)), 4, .seconds(5)),
      (.exponential(initial: .seconds(9), maximum: .seconds(5)), 1, .seconds(5)),
      (.exponential(initial: .seconds(1)), .max, .seconds(60)),
      (.exponential(initial: .seconds(1), maximum: .seconds(Int64.max)), .max, .seconds(Int64.max)),
      (.exponential(initial: .seconds(1), factor: 1e300), 3, .seconds(60)),
      (.exponential(initial: .zero), .max, .zero),
      (.exponential(initial: .zero, factor: 1e300), 5, .zero),
      (.exponential(initial: .seconds(1), maximum: .zero), 1, .zero),
    ]
  )
  func `returns how long to wait after an attempt`(
    _ backoff: RetryPolicy.Backoff,
    _ attempt: Int,
    _ delay: Duration
  ) {
    #expect(RetryPolicy(maxAttempts: 3, backoff: backoff).delay(afterAttempt: attempt) == delay)
  }

  @Test(
    .tags(.scenario35),
    arguments: [
      (RetryPolicy(maxAttempts: 0), "its retry policy allows 0 attempts"),
      (RetryPolicy(maxAttempts: .min), "its retry policy allows \(Int.min) attempts"),
      (RetryPolicy(maxAttempts: 1, backoff: .constant(.seconds(-1))), "its back-off is negative"),
      (
        RetryPolicy(maxAttempts: 2, backoff: .exponential(initial: .seconds(-1))),
        "its back-off is negative"
      ),
      (
        RetryPolicy(maxAttempts: 2, backoff: .exponential(initial: .zero, maximum: .seconds(-1))),
        "its back-off is negative"
      ),
      (
        RetryPolicy(maxAttempts: 2, backoff: .exponential(initial: .zero, factor: 0.5)),
        "its back-off grows by a factor of 0.5"
      ),
      (
        RetryPolicy(maxAttempts: 2, backoff: .exponential(initial: .zero, factor: .nan)),
        "its back-off grows by a factor of nan"
      ),
      (
        RetryPolicy(maxAttempts: 2, backoff: .exponential(initial: .zero, factor: .infinity)),
        "its back-off grows by a factor of inf"
      ),
    ]
  )
  func `refuses invalid values`(_ policy: RetryPolicy, _ defect: String) {
    #expect(policy.defect?.text == defect)
  }

  @Test(arguments: [
    RetryPolicy.once, RetryPolicy(maxAttempts: .max, backoff: .constant(.zero)),
    RetryPolicy(maxAttempts: 2, backoff: .exponential(initial: .zero, factor: 1)),
  ])
  func `accepts all other values`(_ policy: RetryPolicy) { #expect(policy.defect == nil) }
}
