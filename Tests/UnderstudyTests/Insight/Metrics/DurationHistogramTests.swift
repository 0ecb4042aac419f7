import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `A histogram of durations` {
  private func histogram(_ durations: some Sequence<Duration>) -> DurationHistogram {
    var histogram = DurationHistogram()
    for duration in durations { histogram.add(duration) }
    return histogram
  }

  @Test func `is all zeros before anything was counted`() {
    let histogram = DurationHistogram()
    #expect(histogram.count == 0 && histogram.total == .zero)
    #expect(histogram.average == .zero && histogram.longest == .zero)
    for percent in [-1, 0, 50, 99, 100, 101] { #expect(histogram.percentile(percent) == .zero) }
  }

  @Test(arguments: [0, 1, 63, 64, 12_345_678_901, Int64.max - 1, .max])
  func `is exact for a single duration`(_ nanoseconds: Int64) {
    let histogram = histogram([.nanoseconds(nanoseconds)])
    for percent in [0, 1, 50, 99, 100] {
      #expect(histogram.percentile(percent) == .nanoseconds(nanoseconds))
    }
    #expect(histogram.average == .nanoseconds(nanoseconds))
  }

  @Test func `uses the nearest rank`() {
    let histogram = histogram((1...20).map { .nanoseconds($0) })
    // 5 % of 20 is the first, and only just.
    let expected = [0: 1, 1: 1, 5: 1, 6: 2, 50: 10, 51: 11, 95: 19, 96: 20, 99: 20, 100: 20]
    for (percent, rank) in expected {
      #expect(histogram.percentile(percent) == .nanoseconds(rank), "p\(percent)")
    }
  }

  @Test func `counts a negative duration as zero, and one of centuries as the longest`() {
    let histogram = histogram([.seconds(-5), .seconds(86_400 * 3), .seconds(Int64.max)])
    #expect(histogram.percentile(0) == .zero)
    #expect(histogram.longest == .nanoseconds(Int64.max))
    #expect(histogram.total == .seconds(86_400 * 3) + .nanoseconds(Int64.max))
    #expect(isClose(histogram.percentile(50), to: .seconds(86_400 * 3)))
  }

  @Test func `has each duration in a bucket whose middle is within the stated error`() {
    #expect(DurationHistogram.bucketCount * MemoryLayout<Int64>.size == 15_104)
    for power in 0..<63 {
      for nanoseconds in [Int64(1) << power, (Int64(1) << power) + 1, Int64.max >> (62 - power)] {
        let bucket = DurationHistogram.bucket(of: nanoseconds)
        #expect(bucket < DurationHistogram.bucketCount)
        let middle = DurationHistogram.middle(of: bucket)
        #expect(isClose(.nanoseconds(middle), to: .nanoseconds(nanoseconds)), "\(nanoseconds)")
      }
    }
  }

  @Test func `has buckets that follow one another without a gap`() {
    var last = -1
    for bucket in 0..<DurationHistogram.bucketCount {
      let middle = DurationHistogram.middle(of: bucket)
      #expect(DurationHistogram.bucket(of: middle) == bucket && last == bucket - 1)
      last = bucket
    }
    #expect(DurationHistogram.bucket(of: .max) == DurationHistogram.bucketCount - 1)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `has percentiles of all durations, within the stated error`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let durations = (0..<Int.random(in: 1...300, using: &generator)).map { _ in
      Duration.nanoseconds(
        Int64.random(
          in: 0...(.max >> Int64.random(in: 0...62, using: &generator)),
          using: &generator
        )
      )
    }
    let sorted = durations.sorted()
    let histogram = histogram(durations)
    for percent in 0...100 {
      let rank = max(1, (sorted.count * percent + 99) / 100)
      #expect(isClose(histogram.percentile(percent), to: sorted[rank - 1]), "p\(percent)")
    }
    #expect(histogram.longest == sorted.last && histogram.percentile(100) == sorted.last)
    #expect(histogram.percentile(0) == sorted[0])
    #expect(histogram.total == durations.reduce(.zero, +))
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `is that of the whole when two halves are merged`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let durations = (0..<200).map { _ in
      Duration.nanoseconds(Int64.random(in: 0...1_000_000_000, using: &generator))
    }
    let cut = Int.random(in: 0...200, using: &generator)
    var merged = histogram(durations[..<cut])
    merged.merge(histogram(durations[cut...]))
    #expect(merged == histogram(durations))
  }

  @Test func `does not change when an empty one is merged, either way`() {
    let some = histogram([.milliseconds(1), .seconds(2)])
    var first = some
    first.merge(DurationHistogram())
    var second = DurationHistogram()
    second.merge(some)
    #expect(first == some && second == some)
  }

  private func isClose(_ duration: Duration, to exact: Duration) -> Bool {
    let error = abs(duration / .nanoseconds(1) - exact / .nanoseconds(1))
    return error <= exact / .nanoseconds(1) * DurationHistogram.relativeError
  }
}
