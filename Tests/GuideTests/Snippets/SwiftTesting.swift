// snippet: traits
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

final class Seats: Sendable {
  let names: [String]
  init(names: [String]) { self.names = names }
}

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct ConfirmationTests {
  @Test(
    .container { $0.register(Seats.self, instance: Seats(names: ["A1"])) },
    arguments: ["ada", "bob"]
  )
  func `goes to the buyer`(buyer: String) async throws {
    let seat = try await Container.current.resolve(Seats.self).names[0]
    try await BoxOffice().confirm(seat: seat, to: buyer)

    // One letter: the other argument's case has another spy.
    let mailer = try await Container.current.resolve(MailerSpy.self)
    #expect(mailer.sends.calls.map(\.arguments.to) == [buyer])
  }
}
// end snippet

// snippet: layers
@Suite(.container { $0.register(String.self, name: "hall", instance: "Main house") })
struct HallTests {
  @Test(.container { $0.register(String.self, name: "hall", instance: "Studio") })
  func `the innermost wins`() throws {
    #expect(try Container.current.resolve(String.self, name: "hall") == "Studio")

    try withContainer {
      $0.register(String.self, name: "hall", instance: "Foyer")
    } operation: {
      let hall = try Container.current.resolve(String.self, name: "hall")
      #expect(hall == "Foyer")
    }
  }
}
// end snippet

// snippet: a suite's container
@Suite(
  .suiteContainer { container in
    container.register(Seats.self) { Seats(names: (1...500).map { "Stalls \($0)" }) }
    _ = try await container.resolve(Seats.self)  // built here, so every case has this one
  } tearDown: { container in
    let seats = try await container.resolve(Seats.self)
    #expect(seats.names.count == 500)
  }
)
struct SeatingTests {
  @Test func `the plan has room for all`() throws {
    #expect(try Container.current.resolve(Seats.self).names.count == 500)
  }

  @Test(.container { $0.register(Seats.self, instance: Seats(names: ["Box 1"])) })
  func `a test replaces it for itself`() throws {
    #expect(try Container.current.resolve(Seats.self).names == ["Box 1"])
  }
}
// end snippet

// snippet: policies
private func theApp() -> Container {
  let app = Container(label: "app")
  app.register((any Mailer).self) { fatalError("a letter would go out") }
  app.register(Seats.self) { Seats(names: ["A1", "A2"]) }
  return app
}

@Suite(
  .mockContainer(.allowing(Seats.self), over: theApp()) {
    $0.register(MailerSpy(), as: (any Mailer).self)
  }
)
struct AppTests {
  @Test func `only what is allowed is the app's own`() async throws {
    let seats = try await Container.current.resolve(Seats.self)
    try await BoxOffice().confirm(seat: seats.names[1], to: "ada")
    #expect(try await Container.current.resolve(MailerSpy.self).sends.calls.count == 1)
  }
}
// end snippet

// snippet: exit tests
@Test func `a sale stops where the till is open`() async {
  await #expect(processExitsWith: .failure) {
    await withContainer(.mock { $0.register(MailerSpy(), as: (any Mailer).self) }) {
      try? await BoxOffice().confirm(seat: "A1", to: "ada")
      fatalError("the till is open")
    }
  }
}
// end snippet
