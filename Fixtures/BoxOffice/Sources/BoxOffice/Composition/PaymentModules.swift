import Understudy
package import UnderstudyModules

extension Module {
  /// Who we are to the gateway.
  package static var account: Module {
    Module("account", layer: .payments, dependsOn: ["platform"]) {
      Registration(GatewayAccount.self) { try $0.resolve(Settings.self).gateway }
    }
  }

  /// The gateway, and the wire to it.
  package static var payments: Module {
    Module("payments", layer: .payments, dependsOn: ["account"]) {
      Registration((any HTTPTransport).self) {
        URLSessionTransport(base: try $0.resolve(GatewayAccount.self).endpoint)
      }
      .live()
      Registration((any PaymentGateway).self) {
        HTTPPaymentGateway(
          transport: try $0.resolve(),
          apiKey: try $0.resolve(GatewayAccount.self).apiKey
        )
      }
    }
  }
}
