/// One row: a piece of work, the least it can cost, and how near to that we want to be.
public struct Workload: Sendable {
  /// Where a body runs: task-locals cost differently in and out of a task.
  public enum Place: Sendable { case thread, task }

  /// What is done, as the table prints it.
  public let name: String
  /// How many times the limit we may take.
  public let reach: Double
  /// How many pieces a run has; `nil`: as many as fill its time.
  public let pieces: Int?
  /// Where both bodies run.
  public let place: Place
  /// The hand-written equivalent, `count` times.
  public let limit: @Sendable (_ count: Int) -> Void
  /// What happens before each run of either, off the clock.
  public let prepare: @Sendable () -> Void
  /// The same through the package, `count` times.
  public let ours: @Sendable (_ count: Int) -> Void

  init(
    _ name: String,
    reach: Double,
    pieces: Int? = nil,
    in place: Place = .thread,
    prepare: @escaping @Sendable () -> Void = {},
    limit: @escaping @Sendable (Int) -> Void,
    ours: @escaping @Sendable (Int) -> Void
  ) {
    self.name = name
    self.reach = reach
    self.pieces = pieces
    self.place = place
    self.limit = limit
    self.prepare = prepare
    self.ours = ours
  }
}
