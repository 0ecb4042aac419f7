/// Asks the gateway for what it keeps about our house.
package struct HouseConfigurationClient: Sendable {
  private let transport: any HTTPTransport
  private let apiKey: String

  package init(transport: any HTTPTransport, apiKey: String) {
    self.transport = transport
    self.apiKey = apiKey
  }

  package func load() async throws(HouseConfigurationError) -> HouseConfiguration {
    let reply: HTTPReply
    do {
      let headers = ["Authorization": "Bearer \(apiKey)"]
      reply = try await transport.send(HTTPCall(path: "v1/house", headers: headers))
    } catch {
      throw .unreachable
    }
    guard reply.status == 200 else { throw .refused(status: reply.status) }
    return try HouseConfiguration(json: reply.body)
  }
}
