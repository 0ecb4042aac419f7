import BoxOffice
import BoxOfficeDoubles
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting

/// The sandbox keeps our house for us: the real route, over the real wire.
@Suite(.sandboxedHouse)
struct HouseConfigurationIntegration {
  @Injected private var sandbox: GatewaySandbox
  @Injected private var wire: any HTTPTransport

  @Test func `the sandbox keeps the main house, as it is built in`() async throws {
    #expect(try await load() == .builtIn)
  }

  @Test func `another house is another configuration`() async throws {
    await sandbox.keepHouse(studioHouse)
    #expect(try await load().hall.seats.count == 3)
  }

  @Test func `a house that is not kept is refused`() async {
    await sandbox.keepHouse(nil)
    await #expect(throws: HouseConfigurationError.refused(status: 404)) { try await load() }
  }

  @Test func `nobody reads our house with another key`() async {
    await #expect(throws: HouseConfigurationError.refused(status: 401)) {
      try await load(apiKey: "sk_wrong")
    }
  }

  @Test func `an answer that gets lost is none`() async throws {
    await sandbox.loseAnswers(1)
    await #expect(throws: HouseConfigurationError.refused(status: 504)) { try await load() }
    #expect(try await load() == .builtIn)
  }

  private func load(
    apiKey: String = GatewaySandbox.apiKey
  ) async throws(HouseConfigurationError) -> HouseConfiguration {
    try await HouseConfigurationClient(transport: wire, apiKey: apiKey).load()
  }
}
