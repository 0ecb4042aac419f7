import FlyingFox
package import Foundation
import Loopback

/// The payment gateway's sandbox: the real HTTP interface on a free loopback port, with play
/// money behind it.
///
/// It serves until it is stopped or nobody holds it.
package final class GatewaySandbox: Sendable {
  package static let apiKey = "sk_sandbox"

  private let bank: SandboxBank
  private let server: LoopbackServer

  package static func start() async throws -> GatewaySandbox {
    let bank = SandboxBank()
    let server = try await LoopbackServer.start { server in
      await server.appendRoute("POST /v1/charges") { request in
        try await answer(request, by: bank) { .charge(try JSONDecoder().decode(from: $0)) }
      }
      await server.appendRoute("POST /v1/refunds") { request in
        try await answer(request, by: bank) { .refund(try JSONDecoder().decode(from: $0)) }
      }
      await server.appendRoute("GET /v1/house") { request in
        try await document(request) { await bank.describeHouse() }
      }
      await server.appendRoute("GET /v1/status") { request in
        try await document(request) { await bank.describeStatus() }
      }
    }
    return GatewaySandbox(bank: bank, server: server)
  }

  private init(bank: SandboxBank, server: LoopbackServer) {
    self.bank = bank
    self.server = server
  }

  /// Where it listens, with the port the system gave it.
  package var endpoint: URL { server.endpoint }

  /// The books as they are now.
  package var ledger: SandboxLedger {
    get async { await bank.ledger }
  }

  /// Makes the next answers get lost: the order is carried out, and the caller hears of an error
  /// on the line.
  package func loseAnswers(_ count: Int) async {
    await bank.loseAnswers(count)
  }

  /// Makes answers wait until it is not slow any more.
  package func setSlow(_ isSlow: Bool) async {
    await bank.setSlow(isSlow)
  }

  /// What the gateway keeps for us about our house, as JSON; `nil` for nothing.
  package func keepHouse(_ json: String?) async {
    await bank.keepHouse(json)
  }

  package func stop() async { await server.stop() }
}

private func answer(
  _ request: HTTPRequest,
  by bank: SandboxBank,
  decode: (Data) throws -> SandboxOrder
) async throws -> HTTPResponse {
  guard isOurs(request) else { return try SandboxAnswer.problem(401, "unauthorized").response() }
  guard let order = try? decode(try await request.bodyData) else {
    return try SandboxAnswer.problem(400, "malformed").response()
  }
  let key = request.headers[HTTPHeader("Idempotency-Key")]
  guard let answer = await bank.carryOut(order, key: key) else {
    return HTTPResponse(statusCode: .gatewayTimeout)
  }
  return try answer.response()
}

private func document(
  _ request: HTTPRequest,
  from bank: () async -> SandboxAnswer?
) async throws -> HTTPResponse {
  guard isOurs(request) else { return try SandboxAnswer.problem(401, "unauthorized").response() }
  guard let answer = await bank() else {
    return HTTPResponse(statusCode: .gatewayTimeout)
  }
  return try answer.response()
}

private func isOurs(_ request: HTTPRequest) -> Bool {
  request.headers[.authorization] == "Bearer \(GatewaySandbox.apiKey)"
}

extension JSONDecoder {
  fileprivate func decode<Value: Decodable>(from data: Data) throws -> Value {
    try decode(Value.self, from: data)
  }
}
