// guess: @Injected(\.uuid) var uuid
// from: swift-dependencies
// expect: error: declare it: var uuid

import Foundation
import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

struct Desk {
  @Injected(\.uuid) var uuid
}

// --- instead

extension Dependencies {
  var uuid: Dependency<@Sendable () -> UUID> { Dependency(live: { { UUID() } }) }
}

struct Desk {
  @Injected(\.uuid) var uuid
}
