// guess: withContainer { $0[\.houseClock] = SystemClock() } operation: { }
// from: swift-dependencies
// expect: error: cannot assign through subscript: subscript is get-only
// unanswered: a subscript that could be set would make reading ambiguous
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer {
    $0[\.houseClock] = SystemClock()
  } operation: {
  }
}

// --- instead

func guess(_ container: Container) throws {
  withContainer {
    $0.register(key: \.houseClock, instance: SystemClock())
  } operation: {
  }
}
