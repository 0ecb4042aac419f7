package import BoxOffice
import BoxOfficeWindow
import Foundation
package import Understudy
package import UnderstudyModules

/// The box office as it is composed in production, with a gateway that nobody answers at.
///
/// Not for running: it is what a test puts its doubles over.
package func productionHouse() -> Container {
  let container = Container(label: "production")
  do {
    try container.configure(.withoutNetwork, environment: .production)
  } catch {
    // It stands in the arguments of traits, where nothing can be thrown.
    fatalError("\(error)")
  }
  container.register(Settings.self, instance: .nobodyAnswers)
  return container
}

extension ModuleSet {
  /// All of the box office but what has to be asked for over the network when it opens.
  package static var withoutNetwork: ModuleSet {
    ModuleSet {
      ModuleSet.boxOffice.replacing(.configuration(.builtIn))
      Module.window
    }
  }
}

extension Settings {
  /// Production where there is no gateway, and with a database that is gone with the test.
  package static var nobodyAnswers: Settings {
    var settings = Settings(for: .production, variables: [:])
    settings.databasePath = nil
    settings.gateway = GatewayAccount(endpoint: URL(filePath: "/nobody"), apiKey: "sk_live")
    return settings
  }
}
