/// A piece of work next to the least it can cost.
///
/// Growth is a workload, too: its limit is the same work at the smaller size.
public struct Workload: Row {
  public let name: String
  /// How near to the limit we want to be.
  public let reach: Reach
  /// What a piece's time is told in.
  public let unit: Unit
  /// What the limit takes on the machine the reach was set on.
  public let figure: Double?
  /// What another package takes for it.
  public let peer: Peer?
  /// Why it cannot be judged on this machine.
  public let obstacle: String?
  /// How many pieces a run has; `nil`: as many as fill its time.
  public let pieces: Int?
  /// What happens before each run of either, off the clock.
  public let prepare: @Sendable () -> Void
  /// The hand-written equivalent.
  public let limit: Body
  /// The same through the package.
  public let ours: Body

  /// Work on a thread, outside of any task.
  public init(
    _ name: String,
    reach: Reach,
    unit: Unit = .nanoseconds,
    figure: Double? = nil,
    peer: Peer? = nil,
    obstacle: String? = nil,
    pieces: Int? = nil,
    prepare: @escaping @Sendable () -> Void = {},
    limit: @escaping @Sendable (Int) -> Void,
    ours: @escaping @Sendable (Int) -> Void
  ) {
    self.init(
      name,
      reach,
      unit,
      figure,
      peer,
      obstacle,
      pieces,
      prepare,
      .thread(limit),
      .thread(ours)
    )
  }

  /// Work in a task.
  public init(
    inTask name: String,
    reach: Reach,
    unit: Unit = .nanoseconds,
    figure: Double? = nil,
    peer: Peer? = nil,
    obstacle: String? = nil,
    pieces: Int? = nil,
    prepare: @escaping @Sendable () -> Void = {},
    limit: @escaping @Sendable (Int) async -> Void,
    ours: @escaping @Sendable (Int) async -> Void
  ) {
    self.init(name, reach, unit, figure, peer, obstacle, pieces, prepare, .task(limit), .task(ours))
  }

  private init(
    _ name: String,
    _ reach: Reach,
    _ unit: Unit,
    _ figure: Double?,
    _ peer: Peer?,
    _ obstacle: String?,
    _ pieces: Int?,
    _ prepare: @escaping @Sendable () -> Void,
    _ limit: Body,
    _ ours: Body
  ) {
    self.name = name
    self.reach = reach
    self.unit = unit
    self.figure = figure
    self.peer = peer
    self.obstacle = obstacle
    self.pieces = pieces
    self.prepare = prepare
    self.limit = limit
    self.ours = ours
  }

  public func measure() -> Finding {
    guard let duration = unit.duration else { preconditionFailure("\(unit) is no time") }
    let spent = Meter.compare(limit, ours, pieces: pieces, in: duration, prepare: prepare)
    return Finding(
      name,
      in: unit,
      limit: spent.limit,
      ours: spent.ours,
      reach: reach,
      figure: figure,
      peer: peer,
      obstacle: obstacle
    )
  }
}
