package import BoxOffice
import Synchronization
package import Understudy

/// Answers requests, each in a scope of its own.
package final class WindowService: Sendable {
  private let container: Container
  private let requests = Atomic(0)

  /// - Parameter container: the house that the requests are served in.
  package init(in container: Container = .current) {
    self.container = container
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
}
