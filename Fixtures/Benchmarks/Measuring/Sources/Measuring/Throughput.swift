/// Work of several threads, told as operations of all of them in a second.
public struct Throughput: Row {
  /// What a side runs: so many operations on each of its threads.
  public typealias Side = @Sendable (_ count: Int) -> Void

  public let name: String
  private let threads: Threads
  private let reach: Reach
  private let figure: Double?
  private let peer: Peer?
  private let limit: Side
  private let ours: Side

  /// - Parameters:
  ///   - name: what is done, and by how many threads.
  ///   - threads: how many both sides start.
  ///   - reach: how near to its limit the row wants to be.
  ///   - figure: what the limit does on the machine the reach was set on.
  ///   - peer: what another package does.
  ///   - limit: the hand-written equivalent.
  ///   - ours: the same through the package.
  public init(
    _ name: String,
    threads: Threads,
    reach: Reach,
    figure: Double? = nil,
    peer: Peer? = nil,
    limit: @escaping Side,
    ours: @escaping Side
  ) {
    self.name = name
    self.threads = threads
    self.reach = reach
    self.figure = figure
    self.peer = peer
    self.limit = limit
    self.ours = ours
  }

  public func measure() -> Finding {
    let spent = Meter.compare(
      .thread(limit),
      .thread(ours),
      pieces: nil,
      in: .microseconds(1),
      prepare: {}
    )
    return Finding(
      name,
      in: .throughput,
      limit: spent.limit.inverted(Double(threads.count)),
      ours: spent.ours.inverted(Double(threads.count)),
      reach: reach,
      figure: figure,
      peer: peer,
      obstacle: threads.obstacle
    )
  }
}
