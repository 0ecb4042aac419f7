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
  @Test func `one written by hand is taken first, whatever its name`() {
    #expect(FallbackTable.shared.value(of: (any Prompter).self)?.name == "written")
  }
}
