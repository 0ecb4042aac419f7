package import FlyingFox
import FlyingSocks
package import Foundation

/// An HTTP server on a loopback port. It serves until it is stopped or nobody holds it.
package final class LoopbackServer: Sendable {
  /// Where it listens, with the port the system gave it.
  package let endpoint: URL
  private let server: HTTPServer
  private let serving: Task<Void, any Error>

  /// Starts a server.
  ///
  /// - Parameter port: 0 for one that is free: any number of servers run beside each other, in tests
  ///   that run in parallel.
  package static func start(
    port: UInt16 = 0,
    routes: (HTTPServer) async -> Void
  ) async throws -> LoopbackServer {
    let server = try HTTPServer(address: .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    await routes(server)
    let serving = Task { try await server.run() }
    try await server.waitUntilListening()
    return LoopbackServer(endpoint: try await endpoint(of: server), server, serving)
  }

  private init(endpoint: URL, _ server: HTTPServer, _ serving: Task<Void, any Error>) {
    self.endpoint = endpoint
    self.server = server
    self.serving = serving
  }

  deinit {
    serving.cancel()
  }

  /// Returns when it has been stopped, by whomever.
  package func stopped() async { _ = await serving.result }

  package func stop() async {
    await server.stop()
    _ = await serving.result
  }

  private static func endpoint(of server: HTTPServer) async throws -> URL {
    guard case .ip4(let address, let port) = await server.listeningAddress,
      let url = URL(string: "http://\(address):\(port)")
    else { throw SocketError.unsupportedAddress }
    return url
  }
}
