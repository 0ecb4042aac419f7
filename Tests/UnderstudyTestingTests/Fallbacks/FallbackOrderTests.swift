import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Of several fallbacks for one type` {
  @Test func `the first by name is used, also of private types`() {
    // What is private and nobody refers to, the optimizer removes.
    let kept: [any FallbackDouble.Type] = [
      PrologueB.self, PrologueA.self, DuelA.self, DuelB.self, EpilogueC.self, EpilogueA.self,
    ]
    #expect(kept.count == 6)
    let host = IssueCollector()
    let owner = withContainer(Container(label: nil, rules: nil, host: host)) {
      withContainer(Container.mock(.strict)) { Prompted() }
    }
    #expect(owner.prompts.map(\.writer) == ["A", "A", "A"])
    #expect(host.issues.count == 3)
  }
}

// MARK: - Fixtures

// Three types, as two would be in order by chance half the time.
private struct Prompt<Scene> {
  let writer: String
}

private struct Prologue {}
private struct Duel {}
private struct Epilogue {}

private final class Prompted {
  @Injected var prologue: Prompt<Prologue>
  @Injected var duel: Prompt<Duel>
  @Injected var epilogue: Prompt<Epilogue>

  var prompts: [any Written] { [prologue, duel, epilogue] }
}

private protocol Written { var writer: String { get } }
extension Prompt: Written {}

private enum PrologueB: FallbackDouble {
  static func fallback() -> Prompt<Prologue> { Prompt(writer: "B") }
}

private enum PrologueA: FallbackDouble {
  static func fallback() -> Prompt<Prologue> { Prompt(writer: "A") }
}

private enum DuelA: FallbackDouble {
  static func fallback() -> Prompt<Duel> { Prompt(writer: "A") }
}

private enum DuelB: FallbackDouble {
  static func fallback() -> Prompt<Duel> { Prompt(writer: "B") }
}

private enum EpilogueC: FallbackDouble {
  static func fallback() -> Prompt<Epilogue> { Prompt(writer: "C") }
}

private enum EpilogueA: FallbackDouble {
  static func fallback() -> Prompt<Epilogue> { Prompt(writer: "A") }
}
