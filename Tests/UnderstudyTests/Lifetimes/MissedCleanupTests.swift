import TestSupport
import Testing

@testable import Understudy

@Suite struct `Clean-up hooks that never ran` {
  let host = IssueCollector()
  let log = Recorder<String>()

  private func hall(_ name: String) -> Registration<Hall> {
    Registration(Hall.self, name: name) { Hall(name: name) }
      .onClose(within: .ample) { [log] in log.add($0.name) }
  }

  @Test func `are counted by key`() throws {
    do {
      let dropped = Container(label: "dropped", rules: nil, host: host)
      dropped.register {
        hall("A")
        hall("B")
      }
      for _ in 0..<3 {
        _ = try dropped.resolve(Hall.self, name: "A")
        dropped.reset()
      }
      _ = try dropped.resolve(Hall.self, name: "B")
    }
    let text = host.issues.first?.message ?? "none"
    #expect(text.contains("never ran: Hall(name: A) (3 instances), Hall(name: B).\n"))
  }

  @Test func `are reported when the container is dropped`() throws {
    do {
      let dropped = Container(label: "dropped", rules: nil, host: host)
      dropped.register { hall("A") }
      _ = try dropped.resolve(Hall.self, name: "A")
    }
    #expect(log.all.isEmpty)
    #expect(host.issues.count == 1)
    #expect(
      host.issues.first?.message.hasPrefix(
        "Container \"dropped\" was dropped without close(), so clean-up hooks never ran: "
          + "Hall(name: A)."
      ) == true
    )
  }

  @Test func `are none in a container that built nothing`() {
    do { Container(label: "dropped", rules: nil, host: host).register { hall("A") } }
    #expect(host.issues.isEmpty)
  }
}
