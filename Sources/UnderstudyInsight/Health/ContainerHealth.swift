/// The health of a container and the problems found.
///
/// ```swift
/// let health = boxOffice.health()
/// if health.status == .critical { print(health) }
/// ```
///
/// Its description names each problem and the fix; ``json`` is for programs.
public struct ContainerHealth: Hashable, Sendable {
  /// The status of a container, the best first.
  public enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
    /// No problem was found.
    case healthy
    /// The container works, but there are problems to look into.
    case issues
    /// Some uses of the container fail.
    case critical

    public static func < (left: Status, right: Status) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self)! }
  }

  /// The label of the container.
  public let label: String?
  /// The problems found: the critical ones first, otherwise in the order of ``HealthFinding/Kind``.
  public let findings: [HealthFinding]

  /// The status of the worst finding; `.healthy` if there is none.
  public var status: Status {
    findings.map { $0.severity == .critical ? Status.critical : .issues }.max() ?? .healthy
  }

  init(label: String?, findings: [HealthFinding]) {
    self.label = label
    self.findings =
      findings.filter { $0.severity == .critical } + findings.filter { $0.severity == .issue }
  }
}

extension ContainerHealth: CustomStringConvertible {
  /// One line, and two for each finding.
  public var description: String {
    let name = label.map { "Container \"\($0)\"" } ?? "An unlabelled container"
    let count = ContainerDiagnostics.count(findings.count, "finding")
    switch status {
    case .healthy: return "\(name) is healthy."
    case .issues: return (["\(name) has issues, \(count):"] + lines).joined(separator: "\n  ")
    case .critical: return (["\(name) is critical, \(count):"] + lines).joined(separator: "\n  ")
    }
  }

  private var lines: [String] {
    findings.flatMap { ["\($0.severity.rawValue): \($0.reason)", "  fix: \($0.recommendation)"] }
  }
}

extension ContainerHealth {
  /// The status and the findings as JSON.
  public var json: String { jsonValue.text }

  package var jsonValue: JSONValue {
    .object([
      ("container", JSONValue(label)),
      ("status", .string(status.rawValue)),
      ("findings", .array(findings.map(\.jsonValue))),
    ])
  }
}
