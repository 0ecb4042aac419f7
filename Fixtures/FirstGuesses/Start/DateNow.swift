// guess: $0.date.now = date
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies { var
// with: Domain.swift

import Foundation
import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer {
    $0.date.now = Date(timeIntervalSince1970: 0)
  } operation: {
  }
}

// --- instead

extension Dependencies {
  var date: Dependency<@Sendable () -> Date> { Dependency(live: { { Date() } }) }
}

func guess(_ container: Container) throws {
  withContainer {
    $0.register(key: \.date, instance: { Date(timeIntervalSince1970: 0) })
  } operation: {
  }
}
