// guess: bootstrap in App.init on the main actor
// from: SwiftUI
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

@MainActor struct TheatreApp {
  init() {
    do {
      try Container.bootstrap(validating: true) { container in
        container.register((any Mailer).self) { SMTPMailer() }
      }
    } catch {
      fatalError("\(error)")
    }
  }
}
