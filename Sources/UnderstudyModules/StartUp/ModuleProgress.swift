/// How far the preparation of a set of modules is.
///
/// ```swift
/// if case .loading(let progress) = startUp.phase {
///   ProgressView(value: progress.fraction)
/// }
/// ```
public struct ModuleProgress: Hashable, Sendable {
  /// The number of modules that have been prepared, have fallen back or have failed.
  public let completed: Int
  /// The number of modules to prepare; 0 as long as it is not known.
  public let total: Int
  /// The module that was completed last; `nil` before the first.
  public let latest: Module.Name?

  /// Makes a progress, for a start-up of your own.
  ///
  /// - Parameters:
  ///   - completed: the number of steps done; limited to between 0 and `total`.
  ///   - total: the number of all steps; a negative one counts as 0.
  ///   - latest: the step done last.
  public init(completed: Int = 0, total: Int = 0, latest: Module.Name? = nil) {
    self.total = max(0, total)
    self.completed = min(max(0, completed), self.total)
    self.latest = latest
  }

  /// The completed part, from 0 to 1; 0 as long as the number of modules is not known.
  public var fraction: Double { total == 0 ? 0 : Double(completed) / Double(total) }
}
