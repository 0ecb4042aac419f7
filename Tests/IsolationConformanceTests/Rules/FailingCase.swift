import Understudy

/// A case that is run for the failures it has.
struct FailingCase: Sendable {
  /// Whether asking for what is not registered fails it.
  var isStrict = false
  /// What the driver's closure does for it.
  var configure: @Sendable (Container) throws -> Void = { _ in }
  let body: @Sendable () throws -> Void

  /// What became of it.
  struct Report: Sendable {
    /// Its failures: the text of each, with its place.
    let failures: [String]
    let hasRun: Bool
    /// The container that it had.
    let container: Container?
  }
}
