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

  /// - Parameters:
  ///   - name: what was done.
  ///   - unit: what the numbers count.
  ///   - limit: the least it can cost, by run.
  ///   - ours: what it costs, by run.
  ///   - reach: what is wanted.
  ///   - figure: what the limit ought to be on a machine of the kind the reach was set on.
  public init(
    _ name: String,
    in unit: Unit,
    limit: Spread?,
    ours: Spread,
    reach: Reach,
    figure: Double? = nil
  ) {
    self.name = name
    self.unit = unit
    self.limit = limit
    self.ours = ours
    self.reach = reach
    self.figure = figure
  }

  /// Of the medians; a ratio per run would compare two different moments.
  public var ratio: Double? { limit.flatMap { $0.median > 0 ? ours.median / $0.median : nil } }

  /// Whether the reach is kept; `nil` where none is set.
  public var isReached: Bool? { reach.isReached(by: ours.median, limit: limit?.median) }

  /// A limit much slower than its figure is no limit, and flatters us: tells both.
  public var brokenLimit: String? {
    guard let figure, let limit else { return nil }
    let slower = unit == .throughput ? figure / limit.median : limit.median / figure
    guard slower > 1.3 else { return nil }
    return "\(name): the limit has \(limit.median.shortened) \(unit.rawValue), "
      + "\(slower.rounded(to: 2)) times worse than its figure of \(figure.shortened)"
  }

  static let header = ["work", "unit", "limit", "ours", "ratio", "reach", "verdict"]

  var cells: [String] {
    [
      name, unit.rawValue, limit?.description ?? "–", ours.description,
      ratio.map { "\($0.rounded(to: 2))×" } ?? "–", reach.text(in: unit), verdict,
    ]
  }

  private var verdict: String { isReached.map { $0 ? "reached" : "missed" } ?? "–" }
}
