package import Foundation

/// One HTTP exchange with the gateway. The seam between what we say and how it travels.
package protocol HTTPTransport: Sendable {
  func send(_ call: HTTPCall) async throws(HTTPTransportError) -> HTTPReply
}

/// A POST of JSON, or a GET.
package struct HTTPCall: Hashable, Sendable {
  package var path: String
  package var headers: [String: String]
  /// `nil` for a GET.
  package var body: Data?

  package init(path: String, headers: [String: String], body: Data? = nil) {
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// The verb of the exchange.
  package var method: String { body == nil ? "GET" : "POST" }
}

package struct HTTPReply: Hashable, Sendable {
  package var status: Int
  package var body: Data

  package init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}

/// No reply came back; what happened at the other end is unknown.
package struct HTTPTransportError: Error, Hashable {
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}
