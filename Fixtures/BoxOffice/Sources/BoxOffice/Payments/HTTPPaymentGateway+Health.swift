import Understudy
package import UnderstudyInsight

extension HTTPPaymentGateway: HealthChecking {
  /// Asks the gateway itself, over the wire that charges take. No money moves.
  package func checkHealth() async -> ServiceHealth {
    let call = HTTPCall(path: "v1/status", headers: ["Authorization": "Bearer \(apiKey)"])
    guard let reply = try? await transport.send(call) else {
      // Nothing of the error: it may name where the gateway is.
      return .unhealthy("the gateway does not answer")
    }
    guard 200..<300 ~= reply.status else {
      return .unhealthy("the gateway answers with HTTP \(reply.status)")
    }
    return .healthy
  }
}
