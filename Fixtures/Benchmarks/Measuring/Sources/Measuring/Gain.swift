/// How many times the work of one thread several threads do, next to the same by hand.
public struct Gain: Row {
  /// What a side runs: so many operations on each of so many threads.
  public typealias Side = @Sendable (_ threads: Int, _ count: Int) -> Void

  public let name: String
  private let threads: Threads
  private let peer: Peer?
  private let limit: Side
  private let ours: Side

  /// - Parameters:
  ///   - work: what each thread has to itself.
  ///   - threads: how many there are, besides one.
  ///   - peer: what another package gains.
  ///   - limit: the hand-written equivalent.
  ///   - ours: the same through the package.
  public init(
    _ work: String,
    threads: Threads,
    peer: Peer? = nil,
    limit: @escaping Side,
    ours: @escaping Side
  ) {
    name = threads.gainName(work)
    self.threads = threads
    self.peer = peer
    self.limit = limit
    self.ours = ours
  }

  public func measure() -> Finding {
    let counts = [1, threads.count]
    let times = Meter.inTurns(
      [limit, ours].flatMap { side in counts.map { count in .thread { side(count, $0) } } },
      in: .nanoseconds(1)
    )
    return finding(of: times)
  }

  /// - Parameter times: run by run, of one thread and of all by hand, then the same of ours.
  func finding(of times: [[Double]]) -> Finding {
    /// Of each run by itself: its times are of one moment.
    func gain(_ one: [Double], _ all: [Double]) -> Spread {
      Spread(zip(one, all).map { Double(threads.count) * $0 / $1 })
    }
    return Finding(
      name,
      in: .gain,
      limit: gain(times[0], times[1]),
      ours: gain(times[2], times[3]),
      reach: threads.gain,
      figure: threads.gainFigure,
      peer: peer,
      obstacle: threads.obstacle
    )
  }
}
