import AllocationCounter

/// How much of the heap a thing takes, shared by many.
public struct Footprint: Row {
  /// Makes so many and returns what holds them.
  public typealias Making = @Sendable (_ count: Int) -> [AnyObject]

  public static let count = 10_000
  public let name: String
  private let reach: Reach
  private let figure: Double?
  private let peer: Peer?
  private let limit: Making?
  private let ours: Making

  public init(
    _ name: String,
    reach: Reach,
    figure: Double? = nil,
    peer: Peer? = nil,
    limit: Making?,
    ours: @escaping Making
  ) {
    self.name = name
    self.reach = reach
    self.figure = figure
    self.peer = peer
    self.limit = limit
    self.ours = ours
  }

  public func measure() -> Finding {
    var bytes = (limit: [Double](), ours: [Double]())
    for _ in 0..<Meter.runs {
      if let limit { bytes.limit.append(Self.bytes(limit)) }
      bytes.ours.append(Self.bytes(ours))
    }
    return Finding(
      name,
      in: .bytes,
      limit: limit.map { _ in Spread(bytes.limit) },
      ours: Spread(bytes.ours),
      reach: reach,
      figure: figure,
      peer: peer
    )
  }

  /// What each takes, with its place in the array that holds it if there is one.
  private static func bytes(_ make: Making) -> Double {
    let before = allocation_counter_bytes_in_use()
    let kept = make(count)
    let after = allocation_counter_bytes_in_use()
    let places = kept.count > 1 ? kept.capacity * MemoryLayout<AnyObject>.size : 0
    withExtendedLifetime(kept) {}
    return (Double(after) - Double(before) - Double(places)) / Double(count)
  }
}
