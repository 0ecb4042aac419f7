// guess: struct Printer: HealthCheck
// from: Micronaut, ASP.NET
// expect: error: conform to HealthChecking
// with: Domain.swift

import Understudy
import UnderstudyInsight
import UnderstudyModules

// --- guess

struct Printer: HealthCheck {
  func check() async throws {}
}

// --- instead

struct Printer: HealthChecking {
  func checkHealth() async throws -> ServiceHealth { .healthy }
}
