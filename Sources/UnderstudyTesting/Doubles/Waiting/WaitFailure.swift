/// Why a wait for calls has failed.
enum WaitFailure: Hashable {
  case expired
  case cancelled
  case ended(String)
  case tooOften

  /// - Returns: `nil` if the wait ended as it should.
  init?(_ end: WaitEnd, _ plan: WaitPlan, _ times: Times, _ count: Int) {
    let isTooOften = times.highest.map { count > $0 } == true
    switch (end, plan) {
    case (.cancelled, _): self = .cancelled
    case (.ended(let why), _): self = .ended(why)
    case _ where isTooOften: self = .tooOften
    case (.expired, .until): self = .expired
    case (.expired, _), (.satisfied, _): return nil
    }
  }

  func text(
    of member: String,
    _ times: Times,
    within limit: Duration,
    _ calls: [Call<some Sendable>],
    matching count: Int
  ) -> String {
    var lines = [
      "\(member) was to be called \(times) within \(limit), and was called \(Times.count(count)) so."
    ]
    switch self {
    case .cancelled: lines.append("The wait was cancelled.")
    case .ended(let why): lines.append(why)
    case .expired, .tooOften: break
    }
    lines += calls.suffix(10).map { "- \($0) \($0.outcome)" }
    return lines.joined(separator: "\n")
  }
}
