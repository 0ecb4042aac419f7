public import Understudy

/// The error of an operation that took longer than its limit.
///
/// ```swift
/// do {
///   plays = try await withTimeout(.seconds(5)) { try await repertoire.download() }
/// } catch is TimeoutError {
///   plays = .printed
/// }
/// ```
public struct TimeoutError: Error, Hashable, Sendable {
  /// The limit that was exceeded.
  public let limit: Duration
  /// The line that set the limit.
  public let site: SourceSite

  /// Makes the error, for a double that times out.
  ///
  /// - Parameter limit: the limit that was exceeded.
  public init(limit: Duration, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(limit: limit, site: SourceSite(fileID: fileID, line: line))
  }

  init(limit: Duration, site: SourceSite) {
    self.limit = limit
    self.site = site
  }
}

extension TimeoutError: CustomStringConvertible {
  /// The limit that was exceeded, and where it was set.
  public var description: String {
    let (what, fix) =
      limit > .zero
      ? (
        "The operation did not end within \(limit).",
        "give it more time, try it again with withRetry, or find out what it waits for."
      )
      : (
        "The operation had no time: its limit is \(limit).",
        "give it a limit above zero, such as withTimeout(.seconds(5)) { … }."
      )
    return """
      \(what)
        limit set at \(site)
        fix: \(fix)
      """
  }
}
