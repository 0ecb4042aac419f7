import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What stands in for a dependency may need that very dependency. Without an end to that, the stack
/// overflows; so each runs in a process of its own.
@Suite struct `A fallback that depends on itself` {
  @Test func `is skipped, and the next value is used`() async {
    await #expect(processExitsWith: .success) {
      FallbackTable.shared.register(Usher.self) { Usher(relief: UshersDesk().usher.name) }
      let (usher, issues) = read { UshersDesk().usher }
      #expect(usher.name == "answer")
      #expect(issues.map(\.message).allSatisfy { $0.contains("Usher of UshersDesk") })
      #expect(issues.count == 2)
    }
  }

  @Test func `is skipped as the default of a typed key, and the next value is used`() async {
    await #expect(processExitsWith: .success) {
      let (poster, issues) = read { PostersDesk().poster }
      #expect(poster.name == "default for default for answer")
      #expect(issues.first?.message.contains("Poster depends on itself.") == true)
      #expect(issues.count == 1)
    }
  }

  @Test func `is skipped in a circle of two defaults`() async {
    await #expect(processExitsWith: .success) {
      let (cast, issues) = read { CastsDesk().cast }
      #expect(cast.name == "default for default for answer")
      #expect(issues.first?.message.contains("Cast → Play → Cast") == true)
      #expect(issues.count == 1)
    }
  }
}

/// Reads in a strict mock.
private func read<Value>(_ body: () -> Value) -> (Value, [ContainerIssue]) {
  let host = IssueCollector()
  let mock = withContainer(Container(label: nil, rules: nil, host: host)) { Container.mock() }
  return (withContainer(mock, operation: body), host.issues)
}

// MARK: - Fixtures

private struct Usher: StubDefaultProviding {
  let name: String
  init(relief: String) { name = "fallback for \(relief)" }
  private init() { name = "answer" }
  static let defaultAnswer = Usher()
}
private struct UshersDesk { @Injected var usher: Usher }

private struct Poster: StubDefaultProviding {
  let name: String
  static let defaultAnswer = Poster(name: "answer")
}
private struct PostersDesk { @Injected(\.poster) var poster }

private struct Cast: StubDefaultProviding {
  let name: String
  static let defaultAnswer = Cast(name: "answer")
}
private struct Play: Sendable { let name: String }
private struct CastsDesk { @Injected(\.cast) var cast }
private struct PlaysDesk { @Injected(\.play) var play }

extension Dependencies {
  fileprivate var poster: Dependency<Poster> {
    Dependency(default: { Poster(name: "default for \(PostersDesk().poster.name)") })
  }
  fileprivate var cast: Dependency<Cast> {
    Dependency(default: { Cast(name: "default for \(PlaysDesk().play.name)") })
  }
  fileprivate var play: Dependency<Play> {
    Dependency(default: { Play(name: CastsDesk().cast.name) })
  }
}
