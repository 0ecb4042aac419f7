import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Of several fallbacks for one type` {
  @Test func `the first by name is used`() {
    let host = IssueCollector()
    let owner = withContainer(Container(label: nil, rules: nil, host: host)) {
      withContainer(Container.mock(.strict)) { Prompted() }
    }
    #expect(owner.prompts.map(\.writer) == ["A", "A", "A"])
    #expect(host.issues.count == 3)
  }
}

// MARK: - Fixtures

// Three pairs, as one would be in order by chance half the time. Not private: the optimizer removes what
// is private and what nobody refers to.
struct OrderedPrompt<Scene> {
  let writer: String
}

struct Prologue {}
struct Duel {}
struct Epilogue {}

private final class Prompted {
  @Injected var prologue: OrderedPrompt<Prologue>
  @Injected var duel: OrderedPrompt<Duel>
  @Injected var epilogue: OrderedPrompt<Epilogue>

  var prompts: [any Written] { [prologue, duel, epilogue] }
}

private protocol Written { var writer: String { get } }
extension OrderedPrompt: Written {}

enum PrologueFallbackB: FallbackDouble {
  static func fallback() -> OrderedPrompt<Prologue> { OrderedPrompt(writer: "B") }
}

enum PrologueFallbackA: FallbackDouble {
  static func fallback() -> OrderedPrompt<Prologue> { OrderedPrompt(writer: "A") }
}

enum DuelFallbackA: FallbackDouble {
  static func fallback() -> OrderedPrompt<Duel> { OrderedPrompt(writer: "A") }
}

enum DuelFallbackB: FallbackDouble {
  static func fallback() -> OrderedPrompt<Duel> { OrderedPrompt(writer: "B") }
}

enum EpilogueFallbackC: FallbackDouble {
  static func fallback() -> OrderedPrompt<Epilogue> { OrderedPrompt(writer: "C") }
}

enum EpilogueFallbackA: FallbackDouble {
  static func fallback() -> OrderedPrompt<Epilogue> { OrderedPrompt(writer: "A") }
}
