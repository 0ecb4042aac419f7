import FlyingFox
import Foundation

/// What the gateway says.
enum SandboxAnswer: Hashable, Sendable {
  case receipt(id: String, amount: Int)
  /// JSON that is passed on as it is.
  case document(String)
  case problem(Int, String)

  func response() throws -> HTTPResponse {
    switch self {
    case .receipt(let id, let amount):
      try json(.created, Receipt(id: id, amount: amount))
    case .document(let text):
      reply(.ok, Data(text.utf8))
    case .problem(let status, let code):
      try json(HTTPStatusCode(status, phrase: "Problem"), Problem(code: code))
    }
  }

  private func json(_ status: HTTPStatusCode, _ body: some Encodable) throws -> HTTPResponse {
    reply(status, try JSONEncoder().encode(body))
  }

  private func reply(_ status: HTTPStatusCode, _ body: Data) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: [.contentType: "application/json"], body: body)
  }

  private struct Receipt: Encodable {
    var id: String
    var amount: Int
  }

  private struct Problem: Encodable {
    var code: String
  }
}
