import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `A duration in brief` {
  @Test(arguments: [
    (Duration.zero, "0 ns"), (.seconds(-1), "0 ns"), (.nanoseconds(999), "999 ns"),
    (.nanoseconds(1_000), "1.00 µs"), (.nanoseconds(1_234), "1.23 µs"),
    (.nanoseconds(1_050), "1.05 µs"), (.nanoseconds(12_345), "12.3 µs"),
    (.nanoseconds(9_996), "10.0 µs"), (.nanoseconds(99_960), "100 µs"),
    (.nanoseconds(999_499), "999 µs"), (.nanoseconds(999_500), "1.00 ms"),
    (.milliseconds(5), "5.00 ms"), (.milliseconds(1_250), "1.25 s"),
    (.milliseconds(59_940), "59.9 s"), (.milliseconds(59_960), "1 min"),
    (.seconds(60), "1 min"), (.seconds(61), "1 min 1 s"), (.seconds(3_600), "1 h"),
    (.seconds(2 * 86_400 + 65), "2 d 1 min 5 s"),
  ])
  func `has three digits and the unit that fits`(_ duration: Duration, _ text: String) {
    #expect(duration.brief == text)
  }

  @Test func `has whole nanoseconds from zero to the largest number`() {
    #expect(Duration.seconds(-1).clampedNanoseconds == 0)
    #expect(
      Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999).clampedNanoseconds
        == 1_000_000_001
    )
    #expect(Duration.nanoseconds(Int64.max).clampedNanoseconds == .max)
    #expect((Duration.nanoseconds(Int64.max) + .nanoseconds(1)).clampedNanoseconds == .max)
    #expect(Duration.seconds(Int64.max).clampedNanoseconds == .max)
  }
}
