import Understudy
import UnderstudyLaunch
import UnderstudyModules

private let parts = ModuleSet {
  Module("cards") { Registration((any CardSlot).self) { BankSlot() } }
}

// snippet: a start that takes overrides
func theatreStart() -> StartUp {
  StartUp { _ in
    let container = Container(label: "theatre")  // another one for each attempt
    try await container.configure(parts)
    #if DEBUG
      try container.applyLaunchOverrides(DeclinedCards.self)
    #endif
    return try Container.bootstrap(container)
  }
}
// end snippet
