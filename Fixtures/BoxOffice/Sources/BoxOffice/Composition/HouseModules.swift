package import Understudy
import UnderstudyInsight
package import UnderstudyModules

extension Module {
  /// What kind of house it is, from what the gateway keeps for us.
  ///
  /// The doors open on time: if no answer has come by then, the house is the one that is built in.
  package static func configuration(
    limit: Duration? = .seconds(2),
    retry: RetryPolicy = .whenOpening,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Module {
    Module(
      "configuration",
      layer: .house,
      dependsOn: ["payments"],
      limit: limit,
      retry: retry,
      clock: clock
    ) { context in
      let client = HouseConfigurationClient(
        transport: try await context.resolve(),
        apiKey: try await context.resolve(GatewayAccount.self).apiKey
      )
      houseRegistrations(try await client.load())
    } fallback: { _ in
      houseRegistrations(.builtIn)
    }
  }

  /// A house that is known beforehand, for a start without a gateway.
  package static func configuration(_ house: HouseConfiguration) -> Module {
    Module("configuration", layer: .house) { houseRegistrations(house) }
  }
}

extension RetryPolicy {
  /// Three times, as the public waits outside.
  package static let whenOpening = RetryPolicy(
    maxAttempts: 3,
    backoff: .exponential(initial: .milliseconds(100), factor: 2, maximum: .seconds(1))
  )
}

/// A house, as those ask for it who sell its seats.
@RegistrationBuilder
package func houseRegistrations(_ house: HouseConfiguration) -> [any AnyRegistration] {
  Registration(HallPlan.self, instance: house.hall)
  Registration(HoldPolicy.self, instance: house.holds)
  Registration((any PriceList).self, instance: house.tariff)
}
