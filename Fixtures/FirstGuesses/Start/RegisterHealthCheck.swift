// guess: container.registerHealthCheck(x)
// from: ASP.NET
// expect: error: every instance that conforms to HealthChecking is checked
// with: Domain.swift

import Understudy
import UnderstudyInsight
import UnderstudyModules

// --- guess

func guess(_ container: Container) async throws {
  container.registerHealthCheck(Usher())
}

// --- instead

func guess(_ container: Container) async throws {
  _ = await container.checkServices()
}
