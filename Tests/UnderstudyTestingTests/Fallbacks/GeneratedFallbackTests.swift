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

@Suite struct GeneratedFallbackTests {
  @Test func `a call of it says that it stands in`() throws {
    let made = try #require(FallbackTable.shared.value(of: (any Cloakroom).self))
    let cloakroom = try #require(made as? CloakroomDouble)
    let host = IssueCollector()
    for case let member as any AttachedDouble in cloakroom.__members { member.attach(host: host) }
    #expect(cloakroom.price() == 0)
    let number: Int? = try? cloakroom.decode("k")
    #expect(number == nil)
    #expect(
      host.messages == [
        """
        No answer left for price().
        - No answer was given.
        - price() is a member of CloakroomDouble, which stands in for a missing registration.
          fix: register a double in the test: container.register((any Cloakroom).self) { … }
        """,
        """
        No answer left for decode(k).
        - No answer was given.
        - decode(_:) is a member of CloakroomDouble, which stands in for a missing registration.
          fix: register a double in the test: container.register((any Cloakroom).self) { … }
        """,
      ]
    )
  }

  @Test func `one written by hand is taken first, whatever its name`() {
    #expect(FallbackTable.shared.value(of: (any Prompter).self)?.name == "written")
  }
}
