import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A seed` {
  private let scope = TestScope(of: "sells a seat, SaleTests.swift:12", CollectingRecorder())
  private let container: Container

  init() { container = Container(label: "case", rules: nil, host: scope) }

  @Test(arguments: [("0", 0), ("1234567", 1_234_567), ("18446744073709551615", .max)])
  func `is read from the environment`(text: String, seed: UInt64) {
    let (value, misuse) = Seed.read(text) { 99 }
    #expect(value == seed)
    #expect(misuse == nil)
  }

  @Test(arguments: [nil, ""]) func `is drawn where the environment has none`(text: String?) {
    let (value, misuse) = Seed.read(text) { 99 }
    #expect(value == 99)
    #expect(misuse == nil)
  }

  @Test(arguments: ["abc", "-1", "1.5", " 7", "18446744073709551616"])
  func `is drawn where the environment has an invalid one, with a text`(text: String) {
    let (value, misuse) = Seed.read(text) { 99 }
    #expect(value == 99)
    #expect(
      misuse == """
        UNDERSTUDY_SEED is "\(text)", which is not a seed, so a random one is used.
          fix: set it to a whole number from 0 to 18446744073709551615, or unset it.
        """
    )
  }

  @Test func `is described with how to repeat the test`() {
    #expect(Seed(7).remark == "seed 7 – repeat with DeterministicDoubles(seed: 7)")
    #expect(
      Seed(7, isDrawn: true).remark
        == "seed 7 – repeat with DeterministicDoubles(seed: 7), or with UNDERSTUDY_SEED=7 in the "
        + "environment"
    )
  }

  @Test func `is the same for all bundles of a test that get none`() {
    let seeds = withContainer(container) { (0..<3).map { _ in DeterministicDoubles().seed } }
    #expect(Set(seeds).count == 1)
    #expect(scope.remarks == [Seed(seeds[0], isDrawn: true).remark])
    let other = TestScope(of: "other", CollectingRecorder())
    let seed = withContainer(Container(label: "other", rules: nil, host: other)) {
      DeterministicDoubles().seed
    }
    #expect(seed != seeds[0])
    #expect(DeterministicDoubles().seed != seed)
  }

  @Test func `is in the report of its test`() {
    withContainer(container) { _ = (DeterministicDoubles(seed: 7), DeterministicDoubles(seed: 8)) }
    #expect(
      scope.report().hasPrefix(
        """
        The containers of "sells a seat" (SaleTests.swift:12):

        seed 7 – repeat with DeterministicDoubles(seed: 7)
        seed 8 – repeat with DeterministicDoubles(seed: 8)

        Container "case" (open):
        """
      )
    )
  }

  @Test func `reported for a bundle lists no double as uncalled that records nothing`() {
    DeterministicDoubles(seed: 7).register(in: container)
    #expect(scope.report().contains("ManualClock was not called"))
    #expect(!scope.report().contains("ClockDate was not called"))
  }

  @Test func `is reported once, by the test in which it is registered`() {
    let doubles = DeterministicDoubles(seed: 7)
    #expect(scope.remarks.isEmpty)
    doubles.register(in: container)
    doubles.register(in: container)
    #expect(scope.remarks == ["seed 7 – repeat with DeterministicDoubles(seed: 7)"])
  }

  @Test func `of a suite is reported by its tests, before their own`() {
    let test = TestScope(testName: "test", within: scope, recorder: scope.recorder)
    let inner = Container(label: "test", rules: nil, host: test)
    DeterministicDoubles(seed: 7).register(in: inner)
    DeterministicDoubles(seed: 8).register(in: inner)
    DeterministicDoubles(seed: 8).register(in: container)
    #expect(test.remarks == [8, 7].map { Seed($0).remark })
  }
}
