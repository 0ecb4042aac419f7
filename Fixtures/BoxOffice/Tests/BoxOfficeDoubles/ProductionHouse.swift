package import BoxOffice
import Foundation
package import Understudy
import UnderstudyTesting

/// The box office as it is composed in production, with a gateway that nobody answers at.
///
/// Not for running: it is what a test puts its doubles over.
package func productionHouse() -> Container {
  let container = Container(label: "production")
  registerBoxOffice(in: container, settings: .nobodyAnswers)
  return container
}

extension Settings {
  /// An account where there is no gateway.
  package static let nobodyAnswers = Settings(
    gateway: GatewayAccount(endpoint: nobody, apiKey: "sk_live")
  )
}

/// No address that a request could be sent to.
private let nobody = URL(filePath: "/nobody")
