import BoxOffice
import GatewaySandbox
import Understudy
import UnderstudyModules

extension Module {
  /// An account at a sandbox of our own, in the place of the one that the settings name.
  static var sandboxAccount: Module {
    Module("account", layer: "payments") { _ async throws in
      let sandbox = try await GatewaySandbox.start()
      Registration(GatewaySandbox.self, instance: sandbox)
      Registration(
        GatewayAccount.self,
        instance: GatewayAccount(endpoint: sandbox.endpoint, apiKey: GatewaySandbox.apiKey)
      )
    }
  }
}
