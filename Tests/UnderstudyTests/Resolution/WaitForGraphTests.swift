import Testing

@testable import Understudy

@Suite struct `The wait-for graph` {
  let container = Container()

  private func build(_ name: String, parent: Build? = nil) -> Build {
    Build(
      Request(Key(Hall.self, name: name), site: SourceSite(), chain: parent),
      nil,
      container: container,
      isAsynchronous: false,
      epoch: 0
    )
  }

  private func names(_ circle: [Build]?) -> [String?]? { circle?.map(\.key.name) }

  @Test func `a wait that closes a cycle is refused with the cycle`() {
    var graph = WaitForGraph()
    let (a, b, c) = (build("A"), build("B"), build("C"))
    #expect(graph.add(a, waitsFor: b) == nil)
    #expect(graph.add(b, waitsFor: c) == nil)

    #expect(names(graph.add(c, waitsFor: a)) == ["A", "B", "C", "A"])
  }

  @Test func `a build that runs inline counts as a wait`() {
    var graph = WaitForGraph()
    let a = build("A")
    let b = build("B", parent: a)

    #expect(names(graph.add(b, waitsFor: a)) == ["A", "B", "A"])
  }

  @Test func `a diamond is no cycle`() {
    var graph = WaitForGraph()
    let top = build("top")
    let (left, right) = (build("left", parent: top), build("right", parent: top))
    let base = build("base", parent: left)

    #expect(graph.add(right, waitsFor: base) == nil)
    #expect(graph.add(top, waitsFor: base) == nil)
  }

  @Test func `a wait that has ended is forgotten`() {
    var graph = WaitForGraph()
    let (a, b) = (build("A"), build("B"))
    _ = graph.add(a, waitsFor: b)
    graph.remove(a, waitsFor: b)

    #expect(graph.isEmpty)
    #expect(graph.add(b, waitsFor: a) == nil)
  }

  @Test func `two waits of one build for another end one by one`() {
    var graph = WaitForGraph()
    let (a, b) = (build("A"), build("B"))
    _ = graph.add(a, waitsFor: b)
    _ = graph.add(a, waitsFor: b)
    graph.remove(a, waitsFor: b)

    #expect(names(graph.add(b, waitsFor: a)) == ["A", "B", "A"])
  }
}
