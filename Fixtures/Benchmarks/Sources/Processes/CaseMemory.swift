import Measuring

/// The most memory that a process of few cases has had, and one of many: on top of cases without a
/// container, it has to be the same.
struct CaseMemory: Sendable {
  /// Runs so many cases without a container and as many with one, each in a process of its own.
  typealias Running =
    @Sendable (_ bundle: CaseBundle, _ cases: Int) throws -> (
      empty: [CaseBundle.Line], ours: [CaseBundle.Line]
    )

  /// As much as an empty container may take: a case that is over keeps less than that, and so none.
  static let reach = Reach.atMost(500)
  private static let few = 1_000
  private static let many = 10_000

  private let what: String
  private let run: Running

  init(of what: String, _ run: @escaping Running) {
    self.what = what
    self.run = run
  }

  /// What is judged.
  var keptName: String {
    "memory that stays of each case, from 1,000 to 10,000 \(what)"
  }

  func findings(of bundle: CaseBundle) throws -> [Finding] {
    let rounds = try (0..<min(Meter.runs, 3)).map { _ in
      (few: try peaks(bundle, Self.few), many: try peaks(bundle, Self.many))
    }
    return [
      finding("peak memory of 1,000 \(what)", rounds.map(\.few), per: 1_000_000, .megabytes, .open),
      finding(
        "peak memory of 10,000 \(what)",
        rounds.map(\.many),
        per: 1_000_000,
        .megabytes,
        .open
      ),
      finding(
        keptName,
        rounds.map { ($0.many.empty - $0.few.empty, $0.many.ours - $0.few.ours) },
        per: Double(Self.many - Self.few),
        .bytes,
        Self.reach
      ),
    ]
  }

  private func finding(
    _ name: String,
    _ peaks: [(empty: Double, ours: Double)],
    per unit: Double,
    _ unitOfRow: Unit,
    _ reach: Reach
  ) -> Finding {
    Finding(
      name,
      in: unitOfRow,
      limit: Spread(peaks.map { $0.empty / unit }),
      ours: Spread(peaks.map { ($0.ours - $0.empty) / unit }),
      reach: reach
    )
  }

  private func peaks(_ bundle: CaseBundle, _ cases: Int) throws -> (empty: Double, ours: Double) {
    let lines = try run(bundle, cases)
    guard let empty = lines.empty.last, let ours = lines.ours.last else {
      throw Command.Failure(description: "no \(what) have run")
    }
    return (empty.peak, ours.peak)
  }
}
