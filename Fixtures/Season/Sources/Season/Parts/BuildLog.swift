import Synchronization

/// Stamps what is built, and knows the order: each after what it was made from.
public final class BuildLog: Sendable {
  private let entries = Mutex<[Stamp]>([])
  private let isKept: Bool

  /// - Parameter isKept: whether it remembers; benchmarks have it forget.
  public init(isKept: Bool = true) { self.isKept = isKept }

  /// What was built since it was cleared last, the oldest first.
  public var stamps: [Stamp] { entries.withLock { $0 } }

  /// Forgets what was built so far.
  public func clear() { entries.withLock { $0 = [] } }

  func stamp(_ part: String) -> Stamp {
    let stamp = Stamp(part)
    if isKept { entries.withLock { $0.append(stamp) } }
    return stamp
  }
}
