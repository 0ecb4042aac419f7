import BoxOffice
import Synchronization
package import Understudy
import UnderstudyInsight

/// What one request has done so far. Filed in the access log when the request is over, whichever way
/// it ended.
package final class RequestTrail: Sendable {
  private struct State {
    var metrics: ContainerMetrics?
    var steps: [String] = []
  }

  private let request: WindowRequest
  private let log: any AccessLog
  private let state = Mutex(State())

  package init(of request: WindowRequest, log: any AccessLog) {
    self.request = request
    self.log = log
  }

  /// Counts from now on what is fetched in the request's scope.
  package func measure(_ scope: Container) {
    // Totals are all that is asked for.
    let metrics = scope.startMetrics(slowest: 0, keys: 0)
    state.withLock { $0.metrics = metrics }
  }

  package func note(_ step: String) { state.withLock { $0.steps.append(step) } }

  package func file() async {
    let state = state.withLock { $0 }
    await log.append(
      AccessEntry(
        request: request.id,
        customer: request.customer?.address,
        matter: "\(request.matter)",
        steps: state.steps,
        work: state.metrics.map { RequestWork($0.report()) } ?? RequestWork()
      )
    )
  }
}
