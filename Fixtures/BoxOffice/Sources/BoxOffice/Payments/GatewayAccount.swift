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
