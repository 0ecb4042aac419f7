package import BoxOffice
import Foundation
import Understudy
package import UnderstudyModules

extension Module {
  /// An account that a test names, in the place of the one of the settings.
  package static func account(_ account: GatewayAccount) -> Module {
    Module("account", layer: "payments") { Registration(GatewayAccount.self, instance: account) }
  }

  /// The payments of a house whose wire to the gateway is cut.
  package static func payments(over wire: TransportStub) -> Module {
    Module("payments", layer: "payments", dependsOn: ["account"]) {
      Registration((any HTTPTransport).self, instance: wire)
      Registration((any PaymentGateway).self) {
        HTTPPaymentGateway(transport: wire, apiKey: try $0.resolve(GatewayAccount.self).apiKey)
      }
    }
  }
}
