// swift-format-ignore-file
// What belongs to a product that the file does not import.

import Understudy

func unimported(_ c: Container) async throws {
  _ = c.audit()  // expected-error {{import UnderstudyInsight, which has audit()}}
  print(c.diagnostics())  // expected-error {{import UnderstudyInsight, which has diagnostics()}}
  print(c.health())  // expected-error {{import UnderstudyInsight, which has health()}}
  print(c.healthReport())  // expected-error {{import UnderstudyInsight, which has healthReport()}}
  print(c.checkServices())  // expected-error {{import UnderstudyInsight, which has checkServices()}}
  c.startLogging()  // expected-error {{import UnderstudyInsight, which has startLogging()}}
  _ = c.startMetrics()  // expected-error {{import UnderstudyInsight, which has startMetrics()}}
  c.expectCleanAudit()  // expected-error {{import UnderstudyInsightTesting, which has expectCleanAudit()}}
  _ = c.audit(roots: [String.self])  // expected-error {{import UnderstudyInsight, which has audit(roots:)}}
  _ = c.checkServices(of: [String.self])  // expected-error {{import UnderstudyInsight, which has checkServices(of:)}}
  print(c.moduleReport)  // expected-error {{import UnderstudyModules, which has moduleReport}}
}
