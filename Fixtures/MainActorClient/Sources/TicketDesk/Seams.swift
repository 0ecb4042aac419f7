import Understudy

// snippet: seams
nonisolated public protocol Mailer: Sendable {
  func send(_ letter: Letter, to address: String) async throws
}

nonisolated public struct Letter: Hashable, Sendable {
  public var text: String
  public init(text: String) { self.text = text }
}

nonisolated public struct SMTPMailer: Mailer {
  public init() {}
  public func send(_ letter: Letter, to address: String) async throws {}
}

/// The screen stays on the main actor, where the default has put it.
public final class TicketDesk {
  @Injected var mailer: any Mailer
  public private(set) var sold = 0

  public init() {}

  public func sell(_ seat: String, to address: String) async throws {
    try await mailer.send(Letter(text: "Seat \(seat)"), to: address)
    sold += 1
  }
}

nonisolated public func registerTicketDesk(in container: Container) {
  container.register((any Mailer).self) { SMTPMailer() }
  container.register(TicketDesk.self, on: MainActor.self) { _ in TicketDesk() }
}
// end snippet
