// guess: container.uuid()
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies { var
// with: Domain.swift

import Foundation
import Understudy

// --- guess

func guess(_ container: Container) throws {
  let id: UUID = container.uuid()
  print(id)
}

// --- instead

extension Dependencies {
  var uuid: Dependency<@Sendable () -> UUID> { Dependency(live: { { UUID() } }) }
}

func guess(_ container: Container) throws {
  let id: UUID = try container[\.uuid]()
  print(id)
}
