public import SeasonModel

extension SeasonGraph {
  /// Draws a season: 300 parts in twelve modules.
  ///
  /// - Parameter seed: the same for the same season.
  public static func drawn(seed: UInt64) -> SeasonGraph {
    var draft = SeasonDraft(seed: seed)
    draft.drawModules()
    draft.drawParts()
    draft.drawVariants()
    draft.drawDependencies()
    draft.drawLive()
    return draft.graph
  }
}
