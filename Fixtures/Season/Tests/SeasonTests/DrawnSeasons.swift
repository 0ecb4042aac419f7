import SeasonGenerator
import SeasonModel

/// The seeds that every season is drawn from for tests.
let seeds: ClosedRange<UInt64> = 1...50

/// The season of each seed.
let drawn = Dictionary(uniqueKeysWithValues: seeds.map { ($0, SeasonGraph.drawn(seed: $0)) })
