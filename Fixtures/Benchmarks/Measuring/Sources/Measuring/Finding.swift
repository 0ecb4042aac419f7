/// What came out for a row.
public struct Finding: Sendable {
  /// What was done.
  public let name: String
  /// What ``limit`` and ``ours`` count.
  public let unit: Unit
  /// What the same costs by hand, or at the smaller size; `nil` where there is nothing to compare.
  public let limit: Spread?
  public let ours: Spread
  public let reach: Reach
  /// What the limit was on the machine the reach was set on.
  public let figure: Double?
  /// What another package takes; `nil` where nobody has measured one.
  public let peer: Peer?
  /// Why the row cannot be judged on this machine, whatever was measured.
  public let obstacle: String?

  /// - Parameters:
  ///   - name: what was done.
  ///   - unit: what the numbers count.
  ///   - limit: the least it can cost, by run.
  ///   - ours: what it costs, by run.
  ///   - reach: what is wanted.
  ///   - figure: what the limit ought to be on a machine of the kind the reach was set on.
  ///   - peer: what another package takes.
  ///   - obstacle: why the row cannot be judged on this machine.
  public init(
    _ name: String,
    in unit: Unit,
    limit: Spread?,
    ours: Spread,
    reach: Reach,
    figure: Double? = nil,
    peer: Peer? = nil,
    obstacle: String? = nil
  ) {
    self.name = name
    self.unit = unit
    self.limit = limit
    self.ours = ours
    self.reach = reach
    self.figure = figure
    self.peer = peer
    self.obstacle = obstacle
  }

  /// Of the medians; a ratio per run would compare two different moments.
  public var ratio: Double? { limit.flatMap { $0.median > 0 ? ours.median / $0.median : nil } }

  public var verdict: Verdict { verdict(isBrief: Meter.isBrief) }

  /// - Parameter isBrief: whether there was one short run, which tells what is counted and not how
  ///   long something takes.
  func verdict(isBrief: Bool) -> Verdict {
    if reach == .open { return .open }
    if isBrief, unit.isTimed { return .notJudged("brief") }
    if let obstacle { return .notJudged(obstacle) }
    if ours.median.isNaN { return .notJudged("not measured") }
    if slowdown != nil { return .notJudged("slow limit") }
    guard let isReached = reach.isReached(by: ours.median, limit: limit?.median) else {
      return .notJudged("no limit")
    }
    if isNoisy { return .notJudged("noise") }
    return isReached ? .reached : .missed
  }

  /// Whether the runs lie so far apart that the middle ones do not agree.
  private var isNoisy: Bool {
    guard ours.isWide || limit?.isWide == true else { return false }
    return reach.isReached(by: ours.upper, limit: limit?.lower)
      != reach.isReached(by: ours.lower, limit: limit?.upper)
  }

  /// How many times its figure the limit takes, if that is too much: it is no limit then, and
  /// flatters us.
  private var slowdown: Double? {
    guard let figure, let limit, reach != .open else { return nil }
    let slower = unit.isMoreBetter ? figure / limit.median : limit.median / figure
    return slower > Spread.room ? slower : nil
  }

  /// Tells what a slow limit has taken, and what it should.
  public var brokenLimit: String? {
    guard let figure, let limit, let slowdown else { return nil }
    return "\(name): its limit, \(limit.median.shortened) \(unit.rawValue), is "
      + "\(slowdown.rounded(to: 2)) times worse than its figure, \(figure.shortened)"
  }

  static let peerTitle = "best peer"
  static let header = ["work", "unit", "limit", "ours", "ratio", "reach", peerTitle, "verdict"]

  var cells: [String] {
    [
      name, unit.rawValue, limit?.description ?? "–", ours.description,
      ratio.map { $0.isNaN ? "–" : "\($0.rounded(to: 2))×" } ?? "–", reach.text(in: unit),
      peer?.description ?? "–", verdict.description,
    ]
  }
}
