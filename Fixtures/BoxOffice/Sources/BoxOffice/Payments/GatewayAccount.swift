package import Foundation

/// Where our gateway is, and who we are to it.
package struct GatewayAccount: Hashable, Sendable {
  package var endpoint: URL
  package var apiKey: String

  package init(endpoint: URL, apiKey: String) {
    self.endpoint = endpoint
    self.apiKey = apiKey
  }
}

extension GatewayAccount {
  /// Real money.
  package static func production(apiKey: String) -> GatewayAccount {
    GatewayAccount(endpoint: endpoint("https://gateway.example"), apiKey: apiKey)
  }

  /// Play money, for everybody.
  package static let sandbox = GatewayAccount(
    endpoint: endpoint("https://sandbox.gateway.example"),
    apiKey: "sk_sandbox"
  )

  private static func endpoint(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is no address") }
    return url
  }
}
