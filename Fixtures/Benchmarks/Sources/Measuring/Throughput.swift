/// Work of several threads, told as operations of all of them in a second.
public struct Throughput: Row {
  /// What a side runs: so many operations on each of its threads.
  public struct Side: Sendable {
    let threads: Int
    let body: @Sendable (_ count: Int) -> Void

    public init(threads: Int, _ body: @escaping @Sendable (_ count: Int) -> Void) {
      self.threads = threads
      self.body = body
    }
  }

  public let name: String
  let reach: Reach
  let figure: Double?
  let limit: Side
  let ours: Side

  public init(_ name: String, reach: Reach, figure: Double? = nil, limit: Side, ours: Side) {
    self.name = name
    self.reach = reach
    self.figure = figure
    self.limit = limit
    self.ours = ours
  }

  public func measure() -> Finding {
    let spent = Meter.compare(
      .thread(limit.body),
      .thread(ours.body),
      pieces: nil,
      in: .microseconds(1),
      prepare: {}
    )
    return Finding(
      name,
      in: .throughput,
      limit: spent.limit.inverted(Double(limit.threads)),
      ours: spent.ours.inverted(Double(ours.threads)),
      reach: reach,
      figure: figure
    )
  }
}
