import Understudy
import UnderstudyLaunch
import UnderstudyModules

private let parts = ModuleSet {
  Module("cards") { Registration((any CardSlot).self) { BankSlot() } }
}

// snippet: a start that takes overrides
func theatreStart() -> StartUp {
  StartUp(label: "theatre", modules: parts) { container in
    #if DEBUG
      try container.applyLaunchOverrides(DeclinedCards.self)
    #endif
  }
}
// end snippet
