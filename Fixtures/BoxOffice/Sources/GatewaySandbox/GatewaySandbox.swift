import FlyingFox
import FlyingSocks
package import Foundation

/// The payment gateway's sandbox: the real HTTP interface on a free loopback port, with play
/// money behind it.
///
/// It serves until it is stopped or nobody holds it.
package final class GatewaySandbox: Sendable {
  package static let apiKey = "sk_sandbox"

  /// Where it listens, with the port the system gave it.
  package let endpoint: URL
  private let bank: SandboxBank
  private let server: HTTPServer
  private let serving: Task<Void, any Error>

  package static func start() async throws -> GatewaySandbox {
    let bank = SandboxBank()
    // Port 0: any number of sandboxes run beside each other, in tests that run in parallel.
    let server = try HTTPServer(
      address: .inet(ip4: "127.0.0.1", port: 0),
      logger: .disabled
    )
    await server.appendRoute("POST /v1/charges") { request in
      try await answer(request, by: bank) { .charge(try JSONDecoder().decode(from: $0)) }
    }
    await server.appendRoute("POST /v1/refunds") { request in
      try await answer(request, by: bank) { .refund(try JSONDecoder().decode(from: $0)) }
    }
    let serving = Task { try await server.run() }
    try await server.waitUntilListening()
    return GatewaySandbox(
      endpoint: try await loopback(of: server),
      bank: bank,
      server: server,
      serving: serving
    )
  }

  private init(
    endpoint: URL,
    bank: SandboxBank,
    server: HTTPServer,
    serving: Task<Void, any Error>
  ) {
    self.endpoint = endpoint
    self.bank = bank
    self.server = server
    self.serving = serving
  }

  deinit {
    serving.cancel()
  }

  /// The books as they are now.
  package var ledger: SandboxLedger {
    get async { await bank.ledger }
  }

  /// Makes the next answers get lost: the order is carried out, and the caller hears of an error
  /// on the line.
  package func loseAnswers(_ count: Int) async {
    await bank.loseAnswers(count)
  }

  package func stop() async {
    await server.stop()
    _ = await serving.result
  }
}

private func loopback(of server: HTTPServer) async throws -> URL {
  guard case .ip4(let address, let port) = await server.listeningAddress,
    let url = URL(string: "http://\(address):\(port)")
  else { throw SocketError.unsupportedAddress }
  return url
}

private func answer(
  _ request: HTTPRequest,
  by bank: SandboxBank,
  decode: (Data) throws -> SandboxOrder
) async throws -> HTTPResponse {
  guard request.headers[.authorization] == "Bearer \(GatewaySandbox.apiKey)" else {
    return try SandboxAnswer.problem(401, "unauthorized").response()
  }
  guard let order = try? decode(try await request.bodyData) else {
    return try SandboxAnswer.problem(400, "malformed").response()
  }
  let key = request.headers[HTTPHeader("Idempotency-Key")]
  guard let answer = await bank.carryOut(order, key: key) else {
    return HTTPResponse(statusCode: .gatewayTimeout)
  }
  return try answer.response()
}

extension JSONDecoder {
  fileprivate func decode<Value: Decodable>(from data: Data) throws -> Value {
    try decode(Value.self, from: data)
  }
}
