import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

protocol Prompter: Sendable { var name: String { get } }
private struct Named: Prompter { var name: String }

// Not private: a release build removes private types that nothing refers to.
enum APrompterGenerated: GeneratedFallback {
  static func fallback() -> any Prompter { Named(name: "generated") }
}
enum PrompterWritten: FallbackDouble {
  static func fallback() -> any Prompter { Named(name: "written") }
}

enum Matinee {
  struct Usher { let hall: String }
  enum UsherFallback: FallbackDouble {
    static func fallback() -> Matinee.Usher { Matinee.Usher(hall: "matinee") }
  }
}
enum Soiree {
  struct Usher { let hall: String }
  enum UsherFallback: FallbackDouble {
    static func fallback() -> Soiree.Usher { Soiree.Usher(hall: "soiree") }
  }
}

protocol Lobby: Sendable {}
struct LobbyDouble: Lobby, TestDouble {
  let width = Stub<Void, Int, Never>(generated: "width()", of: "LobbyDouble")
}
enum LobbyFallback: GeneratedFallback {
  static func fallback() -> any Lobby { LobbyDouble() }
}

@Suite struct GeneratedFallbackTests {
  private let host = IssueCollector()

  @Test func `a call of it says that it stands in`() throws {
    let cloakroom = try cloakroom(for: .registration(Key((any Cloakroom).self)))
    #expect(cloakroom.price() == 0)
    let number: Int? = try? cloakroom.decode("k")
    #expect(number == nil)
    #expect(
      host.messages == [
        """
        No answer for price().
        - price() is a member of CloakroomDouble, which stands in for Cloakroom, which could not be resolved.
          fix: register a double in the test: Container.current.register(…, as: (any Cloakroom).self)
        """,
        """
        No answer for decode(k).
        - decode(_:) is a member of CloakroomDouble, which stands in for Cloakroom, which could not be resolved.
          fix: register a double in the test: Container.current.register(…, as: (any Cloakroom).self)
        """,
      ]
    )
  }

  @Test func `a call of it says that no container was current`() throws {
    let made = Toolkit.fallback(for: (any Cloakroom).self, name: nil, hasContainer: false)
    let cloakroom = try #require(made as? CloakroomDouble)
    for case let member as any AttachedDouble in cloakroom.__members { member.attach(host: host) }
    _ = cloakroom.price()
    #expect(
      host.messages == [
        """
        No answer for price().
        - price() is a member of CloakroomDouble, which stands in for Cloakroom, which could not be resolved without a container.
          fix: give this code a container, as an earlier failure says, and register a double in it: \
        Container.current.register(…, as: (any Cloakroom).self)
        """
      ]
    )
  }

  @Test func `a call of it has the name of the registration that is missing`() throws {
    let owner = withContainer(Container(label: nil, rules: nil, host: host)) {
      Injected<any Cloakroom>(name: "west")
    }
    let cloakroom = try #require(owner.wrappedValue as? CloakroomDouble)
    _ = cloakroom.price()
    #expect(
      host.messages.last?.hasSuffix(
        "fix: register a double in the test: "
          + "Container.current.register(…, as: (any Cloakroom).self, name: \"west\")"
      ) == true
    )
  }

  @Test func `a call of it says whose answer it stands in for`() throws {
    let opening = Stub<Int, any Lobby, Never>("open(_:)")
    opening.attach(host: host)
    let lobby = try #require(opening.call(1) as? LobbyDouble)
    lobby.width.attach(host: host)
    #expect(lobby.width.call(()) == 0)
    #expect(
      host.messages.last == """
        No answer for width().
        - width() is a member of LobbyDouble, which stands in for a missing answer of open(_:).
          fix: answer open(_:) with a double first, as its own failure says.
        """
    )
  }

  @Test func `overloads of it say which one was called`() throws {
    let cloakroom = try cloakroom(for: .registration(Key((any Cloakroom).self)))
    _ = cloakroom[1]
    _ = cloakroom[Peg(number: 2)]
    #expect(cloakroom.__4.calls.count == 1)
    #expect(cloakroom.__5.calls.count == 1)
    #expect(host.messages.count == 2)
  }

  @Test func `types with the same name have fallbacks of their own`() {
    let missing = StandIn.registration(Key(Matinee.Usher.self))
    let table = FallbackTable.shared
    #expect(table.value(of: Matinee.Usher.self, standingInFor: missing)?.hall == "matinee")
    #expect(table.value(of: Soiree.Usher.self, standingInFor: missing)?.hall == "soiree")
  }

  private func cloakroom(for missing: StandIn) throws -> CloakroomDouble {
    let made = FallbackTable.shared.value(of: (any Cloakroom).self, standingInFor: missing)
    let cloakroom = try #require(made as? CloakroomDouble)
    for case let member as any AttachedDouble in cloakroom.__members { member.attach(host: host) }
    return cloakroom
  }

  @Test func `one written by hand is taken first, whatever its name`() {
    let missing = StandIn.registration(Key((any Prompter).self))
    let prompter = FallbackTable.shared.value(of: (any Prompter).self, standingInFor: missing)
    #expect(prompter?.name == "written")
  }
}
