/// How many threads the rows with threads use, and what can be asked of so many.
///
/// There are as many as the machine has cores, so that each has one to itself; but at most four,
/// for which the reaches were set. So a larger machine measures the same rows.
public struct Threads: Sendable, Equatable {
  public static let most = 4
  public static let current = Threads(cores: Machine.coreCount)

  public let count: Int

  public init(cores: Int) { count = min(max(cores, 1), Self.most) }

  /// What stands in the names of rows.
  public var text: String { count == 1 ? "1 thread" : "\(count) threads" }

  /// Why rows with threads cannot be judged here.
  public var obstacle: String? { count == 1 ? "1 core" : nil }

  /// How many times the work of one thread containers that share nothing are to do: 2.8 times with
  /// four threads. Fewer cannot do that, and are compared with bare tables on as many threads. Those
  /// do 3.05 times with four, of which 2.8 is nine tenths.
  public var gain: Reach { isAll ? .atLeast(2.8) : .share(0.9) }

  /// How many times the work of one thread bare tables do: 3.05 with four, and a share of that with
  /// fewer.
  public var gainFigure: Double { 3.05 * Double(count) / Double(Self.most) }

  /// The name of a row about ``gain``: it says what is compared.
  public func gainName(_ work: String) -> String {
    "\(text), \(work): gain" + (isAll ? " over one thread" : ", against bare tables")
  }

  /// A figure that is known for four threads and for no other number.
  public func ofAll(_ figure: Double) -> Double? { isAll ? figure : nil }

  private var isAll: Bool { count == Self.most }
}
