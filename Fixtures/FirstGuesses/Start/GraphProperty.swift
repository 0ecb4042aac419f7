// guess: container.graph.mermaid
// expect: error: an audit has the graph: try await container.audit().graph
// with: Domain.swift

import Understudy
import UnderstudyInsight
import UnderstudyModules

// --- guess

func guess(_ container: Container) async throws {
  print(container.graph.mermaid)
}

// --- instead

func guess(_ container: Container) async throws {
  print(try await container.audit().graph.mermaid)
}
