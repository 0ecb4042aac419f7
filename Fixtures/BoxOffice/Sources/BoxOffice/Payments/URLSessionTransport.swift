package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Speaks HTTP through `URLSession`.
package final class URLSessionTransport: HTTPTransport {
  private let base: URL
  private let session: URLSession

  package init(base: URL, timeout: TimeInterval = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    self.base = base
    session = URLSession(configuration: configuration)
  }

  deinit {
    // A session keeps its threads and connections until it is told to let go.
    session.finishTasksAndInvalidate()
  }

  package func send(_ call: HTTPCall) async throws(HTTPTransportError) -> HTTPReply {
    var request = URLRequest(url: base.appending(path: call.path))
    request.httpMethod = call.method
    request.allHTTPHeaderFields = call.headers
    request.httpBody = call.body
    do {
      let (body, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else {
        throw HTTPTransportError(reason: "not an HTTP response")
      }
      return HTTPReply(status: response.statusCode, body: body)
    } catch {
      throw HTTPTransportError(reason: "\(error)")
    }
  }
}
