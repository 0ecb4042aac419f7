// snippet: the ready-made audit
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

final class RowPlan: Sendable {}
struct Wicket: Sendable { let rows: RowPlan }
struct Visitor: Sendable { let name: String }
struct Locker: Sendable { let visitor: Visitor }

func makeFoyer() -> Container {
  let foyer = Container(label: "foyer")
  foyer.register(RowPlan.self) { RowPlan() }
  foyer.register(Wicket.self) { Wicket(rows: try $0.resolve()) }
  foyer.register(Locker.self, lifetime: .scoped("visit")) { Locker(visitor: try $0.resolve()) }
  return foyer
}

@Test func `the foyer fits together`() async throws {
  try await makeFoyer().expectCleanAudit(roots: [.of(Wicket.self), .of(Locker.self)]) { kind in
    if kind == "visit" { Registration(Visitor.self, instance: Visitor(name: "Ada")) }
  }
}
// end snippet

// snippet: validating
@Test func `every registration of the foyer can be built`() async throws {
  try await makeFoyer().validate()
}
// end snippet

final class Spotlight: Sendable {}
struct Marquee: Sendable { let light: Spotlight }

@Suite struct `What the guide to audits shows` {
  let stage = Container(label: "stage")

  init() {
    stage.register(Spotlight.self, lifetime: .weak) { Spotlight() }
    stage.register(Marquee.self) { Marquee(light: try $0.resolve()) }
  }

  // snippet: the audit as a value
  @Test func `the marquee keeps its spotlight on`() async throws {
    let audit = try await stage.audit(roots: [.of(Marquee.self)])
    #expect(audit.failures.isEmpty && audit.leftOut.isEmpty)
    #expect(audit.findings.map(\.kind) == [.captiveDependency])
    #expect(audit.graph.dependencies(of: .of(Marquee.self)) == [.of(Spotlight.self)])
    print(audit)
  }
  // end snippet

  // snippet: allowing findings
  @Test func `the stage fits together but for the spotlight`() async throws {
    try await stage.expectCleanAudit(allowing: [.captiveDependency])
    try await stage.expectCleanAudit(ignoring: [.of(Marquee.self)])
  }
  // end snippet

  @Test func `is what an audit says`() async throws {
    let text = try await stage.audit().description.split(separator: "\n")
      .map { line in
        guard let end = line.range(of: "registered at")?.upperBound else { return line }
        return "\(line[..<end]) BoxOffice/App.swift:\(line.contains("Marquee") ? 13 : 12)"
      }
      .joined(separator: "\n")
    #expect(try ShownTexts.all(in: "Guides/auditing-registrations.md").first == text)
  }
}
