import Season
import SeasonModel

/// Some keys of the season, always the same for a seed.
func sample(
  _ count: Int,
  seed: UInt64,
  where isWanted: (SeasonPart) -> Bool = { _ in true }
) -> [String] {
  var numbers = SeededGenerator(seed: seed)
  return Array(numbers.shuffled(seasonGraph.parts.filter(isWanted).map(\.key)).prefix(count))
}
