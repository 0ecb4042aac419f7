import Testing

@testable import Understudy

@Suite struct `The notes of a dry run` {
  private let notes = DryRunNotes()
  private let container = Container(label: "app")

  private func add(_ name: String) -> WeakContainer {
    let token = WeakContainer(container)
    notes.add(
      LaterLookup(
        key: .of(Int.self, name: name),
        asker: .of(String.self),
        container: WeakContainer(container),
        site: SourceSite(fileID: #fileID, line: #line),
        token: token
      )
    )
    return token
  }

  private var names: [String?] { notes.later.map(\.key.name) }

  @Test func `forget what is gone when it is settled, and keep what goes later`() {
    var first: WeakContainer? = add("first")
    _ = add("replaced")
    withExtendedLifetime(first) { notes.settle() }
    #expect(names == ["first"])
    first = nil
    // A factory that missed its limit ends in the trial of another one.
    let second = add("second")
    _ = add("late")
    withExtendedLifetime(second) {
      notes.settle()
      notes.settle()
    }
    #expect(names == ["first", "second"])
    _ = first
  }
}
