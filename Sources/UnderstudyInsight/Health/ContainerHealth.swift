/// Whether a container is all right, and what is not.
///
/// ```swift
/// let health = boxOffice.health()
/// if health.status == .critical { print(health) }
/// ```
///
/// Printed, it says what makes it so and what to do about it; ``json`` is for programs.
public struct ContainerHealth: Hashable, Sendable {
  /// How a container is, the best first.
  public enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Nothing was found.
    case healthy
    /// It works; something about it wants looking at.
    case issues
    /// Something that is asked of it fails.
    case critical

    public static func < (left: Status, right: Status) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self)! }
  }

  /// What the container is called.
  public let label: String?
  /// What was found, the critical first; else in the order of ``HealthFinding/Kind``.
  public let findings: [HealthFinding]

  /// As bad as the worst that was found.
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
  /// A line, and two for each finding.
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
  /// The status and the findings for programs.
  public var json: String { jsonValue.text }

  package var jsonValue: JSONValue {
    .object([
      ("container", JSONValue(label)),
      ("status", .string(status.rawValue)),
      ("findings", .array(findings.map(\.jsonValue))),
    ])
  }
}
