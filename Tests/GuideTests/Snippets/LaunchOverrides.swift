// snippet: an override for a launch
import Understudy
import UnderstudyLaunch

protocol CardSlot: Sendable {
  func read() throws -> String
}

#if DEBUG
  struct DeclinedCards: LaunchOverride {
    var reason: String

    var registrations: [any AnyRegistration] {
      Registration((any CardSlot).self) { DecliningSlot(reason: reason) }
    }
  }

  struct DecliningSlot: CardSlot {
    let reason: String

    func read() throws -> String { throw Declined(reason: reason) }
  }

  struct Declined: Error {
    let reason: String
  }
#endif
// end snippet

struct BankSlot: CardSlot {
  func read() throws -> String { "42" }
}

// snippet: an app that takes overrides
@discardableResult
func openTheatre() throws -> Container {
  let container = Container(label: "theatre")
  container.register((any CardSlot).self) { BankSlot() }
  #if DEBUG
    try container.applyLaunchOverrides(DeclinedCards.self)
  #endif
  return try Container.bootstrap(container)
}
// end snippet

/// Stands in for the class of XCUIAutomation.
final class XCUIApplication {
  var launchEnvironment: [String: String] = [:]

  func launch() {}
}

#if DEBUG
  // snippet: a test that launches with overrides
  func launchWithDeclinedCards() throws -> XCUIApplication {
    let app = XCUIApplication()
    let overrides = LaunchOverrides(DeclinedCards(reason: "stolen"))
    app.launchEnvironment.merge(try overrides.environment()) { $1 }
    app.launch()
    return app
  }
// end snippet
#endif
