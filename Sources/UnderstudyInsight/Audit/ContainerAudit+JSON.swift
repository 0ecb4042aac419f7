import Understudy

extension ContainerAudit {
  /// The audit as a JSON object, indented by two spaces, with members in a fixed order.
  ///
  /// Keys are written as they print, sites as `Module/File.swift:12`.
  public var json: String {
    JSONValue.object([
      ("container", JSONValue(containerLabel)),
      ("isClean", .bool(isClean)),
      ("resolved", .integer(resolvedCount)),
      ("failures", .array(failures.map(Self.json))),
      ("findings", .array(findings.map(Self.json))),
      ("leftOut", .array(leftOut.map(Self.json))),
      ("graph", graph.json(hasSites: true)),
    ]).text
  }

  private static func json(_ error: ContainerError) -> JSONValue {
    .object([
      ("kind", .string("\(error.kind)")),
      ("key", .string("\(error.context.reportedKey)")),
      ("path", .array(error.path.map { .string("\($0)") })),
      ("registeredAt", JSONValue(error.context.registeredAt?.description)),
      ("message", .string(error.description)),
    ])
  }

  private static func json(_ finding: AuditFinding) -> JSONValue {
    .object([
      ("kind", .string(finding.kind.rawValue)),
      ("severity", .string("\(finding.severity)")),
      ("key", .string("\(finding.key)")),
      ("chain", .array(finding.chain.map { .string("\($0)") })),
      ("sites", .array(finding.sites.map { .string("\($0)") })),
      ("message", .string(finding.message)),
      ("fix", .string(finding.remedy)),
    ])
  }

  private static func json(_ omission: SkippedRegistration) -> JSONValue {
    .object([
      ("key", .string("\(omission.key)")),
      ("why", .string(omission.description)),
    ])
  }
}
