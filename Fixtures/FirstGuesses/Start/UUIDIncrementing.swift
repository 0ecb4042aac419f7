// guess: $0.uuid = .incrementing
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies { var
// with: Domain.swift

import Foundation
import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer {
    $0.uuid = .incrementing
  } operation: {
  }
}

// --- instead

extension Dependencies {
  var uuid: Dependency<@Sendable () -> UUID> { Dependency(live: { { UUID() } }) }
}

func guess(_ container: Container) throws {
  withContainer {
    $0.register(key: \.uuid, instance: { UUID() })
  } operation: {
  }
}
