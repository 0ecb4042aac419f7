import Understudy

// No test names these doubles: production code injects the protocols, so they are fallbacks.

protocol FoyerBoard: Sendable {
  func post(_ text: String) -> Int
}

struct Foyer {
  @Injected var board: any FoyerBoard

  func open() -> Int { board.post("open") }
}
