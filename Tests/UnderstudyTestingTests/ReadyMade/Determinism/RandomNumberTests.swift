import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Seeded random numbers` {
  /// What the reference implementation, `splitmix64.c`, gives for these seeds.
  @Test(
    arguments: [
      (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
      ),
      (.max, [0xE4D9_7177_1B65_2C20]),
    ] as [(UInt64, [UInt64])]
  )
  func `are those of SplitMix64`(seed: UInt64, numbers: [UInt64]) {
    let random = SeededRandomNumberGenerator(seed: seed)
    #expect(numbers.map { _ in random.next() } == numbers)
  }

  @Test func `go on in a copy, which draws from the same numbers`() {
    let random = SeededRandomNumberGenerator(seed: 7)
    let other = SeededRandomNumberGenerator(seed: 7)
    var copy = random
    let seats = Array(1...40).shuffled(using: &copy)
    var another = other
    #expect(seats == Array(1...40).shuffled(using: &another))
    #expect(random.next() == other.next())
    var any: any RandomNumberGenerator = random
    #expect(any.next() == other.next())
  }

  @Test func `start over with their container's reset and closing`() async {
    let container = Container(label: "test")
    let shared = SeededRandomNumberGenerator(seed: 7)
    container.register(SeededRandomNumberGenerator.self, instance: shared)
    let first = shared.next()
    container.reset()
    #expect(shared.next() == first)
    await container.close()
    #expect(shared.next() == first)
    #expect(shared.seed == 7)
  }

  @Test func `are drawn once each by many threads`() {
    let shared = SeededRandomNumberGenerator(seed: 7)
    let random = SeededRandomNumberGenerator(seed: 7)
    let given = Recorder<String>()
    onThreads(8) { _ in for _ in 0..<200 { given.add("\(shared.next())") } }
    #expect(Set(given.all) == Set((0..<1_600).map { _ in "\(random.next())" }))
  }
}
