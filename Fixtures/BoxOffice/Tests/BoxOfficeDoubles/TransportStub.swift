package import BoxOffice
package import UnderstudyTesting

/// The wire to the gateway, cut: answers what a test says.
package struct TransportStub: HTTPTransport, TestDouble {
  package let sending = Stub<HTTPCall, HTTPReply, HTTPTransportError>("send(_:)")

  package init() {}

  package func send(_ call: HTTPCall) async throws(HTTPTransportError) -> HTTPReply {
    try await sending.call(call)
  }
}
