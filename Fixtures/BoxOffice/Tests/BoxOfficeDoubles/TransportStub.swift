package import BoxOffice
package import Foundation
package import UnderstudyTesting

/// The wire to the gateway, cut: answers what a test says.
///
/// The headers hold our key and the body the card: nothing prints them.
package struct TransportStub: HTTPTransport, TestDouble {
  package let sending = Stub<
    (path: String, headers: Redacted<[String: String]>, body: Redacted<Data>),
    HTTPReply,
    HTTPTransportError
  >("send(_:headers:body:)")

  package init() {}

  package func send(_ call: HTTPCall) async throws(HTTPTransportError) -> HTTPReply {
    try await sending.call((call.path, Redacted(call.headers), Redacted(call.body ?? Data())))
  }
}

extension HTTPTransportError: StubDefaultProviding {
  /// What a call gets that has no answer, beside the failure.
  package static let defaultAnswer = HTTPTransportError(reason: "no answer was set")
}
