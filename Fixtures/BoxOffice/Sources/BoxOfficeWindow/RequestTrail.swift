import BoxOffice
import Synchronization

/// What one request has done so far. Filed in the access log when the request is over, whichever way
/// it ended.
package final class RequestTrail: Sendable {
  private let request: WindowRequest
  private let log: any AccessLog
  private let steps = Mutex<[String]>([])

  package init(of request: WindowRequest, log: any AccessLog) {
    self.request = request
    self.log = log
  }

  package func note(_ step: String) { steps.withLock { $0.append(step) } }

  package func file() async {
    await log.append(
      AccessEntry(
        request: request.id,
        customer: request.customer?.address,
        matter: "\(request.matter)",
        steps: steps.withLock { $0 }
      )
    )
  }
}
