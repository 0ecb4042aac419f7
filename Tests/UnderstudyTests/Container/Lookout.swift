import Testing
import Understudy

/// What code that ran elsewhere found there.
struct Sighting: Sendable {
  /// Whether the override it was sent from was current.
  let isHeld: Bool
  /// The name of the hall that an object made there had injected; looked up only where it is held.
  let hall: String?
  /// What the code was given.
  let heard: String
}

/// Goes where a closure goes, looks, and reports what it saw first.
struct Lookout: Sendable {
  let home: Container
  private let report = Promise<Sighting>()

  func callAsFunction(_ heard: String = "") {
    let isHeld = Container.current === home
    let hall = isHeld ? Usher().hall.name : nil
    report.keep(.success(Sighting(isHeld: isHeld, hall: hall, heard: heard)))
  }

  /// What a lookout sees that is sent from under an override of its own.
  static func sent(_ send: (Lookout) async throws -> Void) async throws -> Sighting {
    let home = Container(label: "override")
    home.register(Hall.self) { Hall(name: "override") }
    let lookout = Lookout(home: home)
    return try await withContainer(home) {
      try await send(lookout)
      return try await lookout.report.value
    }
  }
}

/// Expects that the override was lost without a binding, and held with it.
func expect(
  lost: Sighting,
  held: Sighting,
  heard: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!lost.isHeld, "held without a binding", sourceLocation: sourceLocation)
  #expect(held.isHeld, "lost with a binding", sourceLocation: sourceLocation)
  #expect(held.hall == "override", sourceLocation: sourceLocation)
  #expect([lost.heard, held.heard] == [heard, heard], sourceLocation: sourceLocation)
}

/// An object with something injected, made where the lookout is.
private final class Usher {
  @Injected var hall: Hall
}
