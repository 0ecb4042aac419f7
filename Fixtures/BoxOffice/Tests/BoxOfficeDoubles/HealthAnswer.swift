package import Foundation

/// What the window says about the house, as somebody reads it who knows JSON and nothing else.
package struct HealthAnswer: Decodable {
  package struct Report: Decodable {
    package var status: String
    package var findings: [Finding]
  }

  package struct Finding: Decodable {
    package var kind: String
    package var reason: String
  }

  package struct Services: Decodable {
    package var status: String
    package var services: [Service]
  }

  package struct Service: Decodable {
    package var key: String
    package var status: String
    package var reason: String?
  }

  package var serving: Bool
  package var container: Report
  package var services: Services
  /// All of it.
  package private(set) var text = ""

  private enum CodingKeys: CodingKey { case serving, container, services }

  package init(_ body: Data) throws {
    self = try JSONDecoder().decode(HealthAnswer.self, from: body)
    text = String(decoding: body, as: UTF8.self)
  }

  /// A line for each service.
  package var lines: [String] {
    services.services.map { "\($0.key): \($0.status)\($0.reason.map { ": \($0)" } ?? "")" }
  }
}
