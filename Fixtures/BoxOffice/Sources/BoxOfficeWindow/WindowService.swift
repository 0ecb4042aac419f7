package import BoxOffice
import Foundation
import Synchronization
package import Understudy
import UnderstudyInsight

/// Answers requests, each in a scope of its own.
package final class WindowService: WindowHouse {
  private let container: Container
  private let healthLimit: Duration
  private let clock: any Clock<Duration>
  private let requests = Atomic(0)

  /// - Parameters:
  ///   - container: the house that the requests are served in.
  ///   - healthLimit: how long each of its services may take to say how it is.
  ///   - clock: what measures that.
  package init(
    in container: Container = .current,
    healthLimit: Duration = .seconds(2),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.container = container
    self.healthLimit = healthLimit
    self.clock = clock
  }

  /// Serves one request. Its scope has ended, trail filed, when this returns.
  package func answer(
    _ matter: WindowRequest.Matter,
    for customer: Customer?
  ) async -> WindowAnswer {
    let number = requests.add(1, ordering: .relaxed).newValue
    let request = WindowRequest(id: number, customer: customer, matter: matter)
    do {
      return try await container.withScope(request) { scope in
        try await scope.resolve(WindowClerk.self).serve()
      }
    } catch {
      return WindowAnswer(error)
    }
  }

  /// How the house is, for whoever watches over it.
  ///
  /// That is no request: nobody has to say who he is, it has no number, no scope and no line in the
  /// log, and nothing is built for it.
  package func health() async -> WindowAnswer {
    let report = await container.healthReport(limit: healthLimit, clock: clock)
    return WindowAnswer(status: report.statusCode, body: Data(report.json.utf8))
  }

  /// It is open already.
  package func restart() async -> WindowAnswer { .problem(409, "open") }
}
