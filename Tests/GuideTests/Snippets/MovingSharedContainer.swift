// snippet: a shared container, after
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

protocol Forecast: Sendable { func chanceOfRain() async throws -> Int }

struct ForecastDown: Error {}

struct WebForecast: Forecast {
  func chanceOfRain() async throws -> Int { throw ForecastDown() }  // in the app: a request
}

final class Almanac: Sendable {
  let forecast: any Forecast
  init(forecast: any Forecast) { self.forecast = forecast }
}

struct RoofPlan {
  @Injected var forecast: any Forecast

  func opensTonight() async throws -> Bool { try await forecast.chanceOfRain() < 20 }
}

@RegistrationBuilder func openAirStage() -> [any AnyRegistration] {
  Registration((any Forecast).self) { WebForecast() }.live()
  Registration(Almanac.self) { try Almanac(forecast: $0.resolve()) }
}

struct ForecastStub: Forecast, TestDouble {
  let chances = Stub<Void, Int, Never>("chanceOfRain()")
  func chanceOfRain() async throws -> Int { await chances.call() }
}

@Suite(
  .container {
    $0.register { openAirStage() }
    $0.register(ForecastStub(), as: (any Forecast).self)
  }
)
struct RoofPlanTests {
  @Test(arguments: [(5, true), (80, false)])
  func `the roof opens on dry nights`(rain: Int, opens: Bool) async throws {
    try await Container.current.resolve(ForecastStub.self).chances.returns(rain)
    #expect(try await RoofPlan().opensTonight() == opens)
  }
}
// end snippet

// snippet: the old name, in front of the container
struct Services {
  static var shared: Services { Services() }

  @Injected var forecast: any Forecast
  @Injected var almanac: Almanac
}
// end snippet

extension RoofPlanTests {
  @Test func `the old name reads the test's container`() async throws {
    let stub = try await Container.current.resolve(ForecastStub.self)
    stub.chances.returns(3)

    #expect(try await Services.shared.forecast.chanceOfRain() == 3)
    #expect(Services.shared.almanac === Services.shared.almanac)
    #expect(stub.chances.callCount == 1)
  }
}
