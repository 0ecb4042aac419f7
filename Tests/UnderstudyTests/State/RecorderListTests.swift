import TestSupport
import Testing

@testable import Understudy

@Suite struct `The recorders of a container` {
  @Test func `are called in the order in which they came, each once`() {
    let list = RecorderList()
    let recorders = (0..<4).map { _ in Tape() }
    let additions = [0, 1, 0, 2, 1, 3, 3, 2].map { list.add(recorders[$0]) }

    #expect(additions == [true, true, false, true, false, true, false, false])
    var told: [ObjectIdentifier] = []
    list.visit { told.append(ObjectIdentifier($0)) }
    #expect(told == recorders.map(ObjectIdentifier.init))
  }

  @Test func `live as long as their list`() {
    weak var tape: Tape?
    do {
      let list = RecorderList()
      do {
        let (first, second) = (Tape(), Tape())
        #expect(list.add(first) && list.add(second))
        tape = second
      }
      #expect(tape != nil)
      list.visit { _ in }
    }
    #expect(tape == nil)
  }

  @Test func `are all called for existing instances`() throws {
    let container = Container(label: "app")
    container.register(Hall.self, instance: Hall())
    let tapes = [Tape(), Tape()]
    for tape in tapes + tapes { container.record(into: tape) }
    _ = try container.resolve(Hall.self)
    #expect(tapes.map(\.hits.all) == [[Key(Hall.self)], [Key(Hall.self)]])
  }
}

// MARK: - Fixtures

private final class Tape: EventRecorder {
  let hits = Recorder<Key>()

  func record(_ event: ContainerEvent) {}

  func recordResolve(_ resolve: RecordedResolve, in container: Container) { hits.add(resolve.key) }
}
