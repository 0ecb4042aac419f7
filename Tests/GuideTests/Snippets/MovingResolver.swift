// snippet: Resolver, after
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

protocol Loudspeaker: Sendable { func say(_ text: String) }

struct HornLoudspeaker: Loudspeaker {
  func say(_ text: String) { print(text) }  // in the app: the horn in the foyer
}

final class CallBook: Sendable {}

final class Announcer {
  @Injected var speaker: any Loudspeaker
  @Injected var book: CallBook

  func callTheAudience() { speaker.say("Please take your seats.") }
}

@RegistrationBuilder func announcing() -> [any AnyRegistration] {
  Registration((any Loudspeaker).self) { HornLoudspeaker() }.live()
  Registration(CallBook.self, lifetime: .graph) { CallBook() }
  Registration(Announcer.self, lifetime: .transient) { Announcer() }
}

struct LoudspeakerSpy: Loudspeaker, TestDouble {
  let texts = Spy<String>("say(_:)")
  func say(_ text: String) { texts.call(text) }
}

@Suite(
  .container {
    $0.register { announcing() }
    $0.register(LoudspeakerSpy(), as: (any Loudspeaker).self)
  }
)
struct AnnouncerTests {
  @Test func `the audience is called once`() async throws {
    try Container.current[Announcer.self].callTheAudience()

    let speaker = try await Container.current.resolve(LoudspeakerSpy.self)
    speaker.texts.verify(with: .hasPrefix("Please"))
  }

  @Test func `an announcer is not kept`() throws {
    let first = try Container.current[Announcer.self]
    let second = try Container.current[Announcer.self]
    #expect(first !== second)
    #expect(first.book !== second.book)
  }
}
// end snippet
