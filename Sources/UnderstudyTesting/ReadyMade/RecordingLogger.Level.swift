extension RecordingLogger {
  /// How much an entry matters, from the least to the most.
  ///
  /// The names are those of swift-log, so that its levels map one to one.
  public enum Level: Int, Hashable, Sendable, CaseIterable, Comparable {
    case trace, debug, info, notice, warning, error, critical

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
