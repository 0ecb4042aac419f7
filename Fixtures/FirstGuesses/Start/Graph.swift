// guess: container.graph()
// expect: error: an audit has the graph: try await container.audit().graph

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  _ = container.graph()
}

// --- instead

func start(_ container: Container) async throws {
  _ = try await container.audit().graph
}
