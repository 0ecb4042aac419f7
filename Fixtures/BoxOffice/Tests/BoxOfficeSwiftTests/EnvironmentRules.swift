import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules
import UnderstudySwiftTesting

/// What the surroundings decide, and how a test puts itself into others.
@Suite struct EnvironmentRules {
  @Test(.container, arguments: cases)
  func `the environment chooses database, gateway and printing`(
    environment: AppEnvironment,
    gateway: String,
    database: String?,
    printers: Int,
    watermark: String
  ) throws {
    try Container.current.configure(.withoutNetwork, environment: environment)
    let settings = try Container.current.resolve(Settings.self)
    let account = try Container.current.resolve(GatewayAccount.self)
    #expect(account.endpoint.host() == gateway)
    #expect(settings.databasePath == database)
    #expect(settings.printers == printers)
    #expect(settings.watermark == watermark)
  }

  @Test(
    .container { try $0.configure(.withoutNetwork, environment: .production) }
  )
  func `inside a rehearsal of production the money is play money`() throws {
    let account = try Container.current.resolve(GatewayAccount.self)
    let rehearsed = try withContainer {
      $0.register(AppEnvironment.self, instance: .staging)
    } operation: {
      try Container.current.resolve(GatewayAccount.self)
    }
    #expect(rehearsed == .sandbox)
    #expect(account != .sandbox)
    #expect(try Container.current.resolve(GatewayAccount.self) == account)
  }

  @Test func `only the operator has the key to the money`() {
    let variables = ["GATEWAY_KEY": "sk_live", "FOYER_BOARD": "/dev/board"]
    let settings = Settings(for: .production, variables: variables)
    #expect(settings.gateway.apiKey == "sk_live")
    #expect(settings.foyerBoard == "/dev/board")
    #expect(Settings(for: .staging, variables: variables).gateway.apiKey == "sk_sandbox")
  }
}

// MARK: - Fixtures

private let cases: [(AppEnvironment, String, String?, Int, String)] = [
  (.production, "gateway.example", "box-office.sqlite", 4, ""),
  (.staging, "sandbox.gateway.example", "box-office.sqlite", 4, "SPECIMEN "),
  (.development, "sandbox.gateway.example", nil, 2, "SPECIMEN "),
  (.testing, "sandbox.gateway.example", nil, 2, "SPECIMEN "),
]
