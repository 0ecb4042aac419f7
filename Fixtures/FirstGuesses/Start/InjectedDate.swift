// guess: @Injected(\.date) var date
// from: swift-dependencies
// expect: error: declare it: var date

import Foundation
import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

struct Desk {
  @Injected(\.date) var date
}

// --- instead

extension Dependencies {
  var date: Dependency<@Sendable () -> Date> { Dependency(live: { { Date() } }) }
}

struct Desk {
  @Injected(\.date) var date
}
