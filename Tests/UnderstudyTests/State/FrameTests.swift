import Testing

@testable import Understudy

@Suite struct `The frame of a factory` {
  let container = Container(label: "app")
  let record = Registration(Hall.self, lifetime: .transient) { Hall() }.record()

  @Test func `keeps its ancestors, and no container`() {
    weak var first: Frame?
    weak var app: Container?
    var last: Frame?
    do {
      let container = Container(label: "local")
      var outer = frame(after: nil, in: container)
      last = frame(after: frame(after: outer, in: container), in: container)
      (first, app) = (outer, container)
      #expect(last?.livingContainer === container)
      container.leave(&outer)
      #expect(outer.livingContainer === container)
    }
    #expect(app == nil)
    #expect(first?.livingContainer == nil)
    #expect(last?.outermost === first)
    #expect(last?.path == [record.key, record.key, record.key])
    last = nil
    #expect(first == nil)
  }

  @Test func `knows its own container, which may differ from that of its parent`() {
    let other = Container(label: "other")
    let inner = frame(after: frame(after: nil, in: container), in: other)
    #expect(inner.runs(in: other) && !inner.runs(in: container))
    #expect(inner.parent?.runs(in: container) == true)
  }

  @Test(arguments: [1, 2, 64, 65, 66, 1_000])
  func `is freed with its chain, however long that is`(length: Int) {
    weak var first: Frame?
    var last: Frame?
    for _ in 0..<length {
      last = frame(after: last, in: container)
      first = first ?? last
    }
    #expect(first != nil && last?.depth == length)
    last = nil
    #expect(first == nil)
  }

  @Test(arguments: [10, 64, 65, 200])
  func `keeps its part of a chain that is released`(length: Int) {
    let branch = (0..<length).reduce(nil as Frame?) { last, _ in frame(after: last, in: container) }
    var tip = (0..<100).reduce(branch) { last, _ in frame(after: last, in: container) }
    #expect(tip?.depth == length + 100)
    tip = nil
    #expect(branch?.path.count == length)
  }

  @Test func `records dependencies where somebody keeps them`() {
    let (plain, noting) = (frame(after: nil, in: container), noting(in: container))
    let seat = DependencyRecord(key: Key(Seat.self), registration: 1)
    for frame in [plain, noting, frame(after: noting, in: container)] {
      frame.note(seat, from: container)
      frame.note(DependencyRecord(key: Key(Seat.self), registration: 2), from: Container())
    }
    #expect(plain.noted.isEmpty && !plain.wantsProvenance)
    #expect(noting.noted.map(\.registration) == [1])
    let conclusion = noting.finishRecording()
    #expect(conclusion.dependencies.first === seat)
    #expect(noting.finishRecording() === conclusion)
    #expect(noting.finishRecordingFailure().dependencies.first === seat)
    #expect(plain.finishRecording().registration == record.id)
  }

  @Test func `builds its key in its container, until it has returned`() {
    let outer = frame(after: nil, in: container)
    let inner = Frame.make(
      Request(Key(Seat.self), site: SourceSite(), chain: outer),
      nil,
      container: container
    )
    #expect(inner.isBuilding(record.key, in: container))
    #expect(inner.isBuilding(Key(Seat.self), in: container))
    #expect(!outer.isBuilding(Key(Seat.self), in: container))
    #expect(!inner.isBuilding(record.key, in: Container()))
    #expect(!inner.isBuilding(Key(Hall.self, name: "A"), in: container))
    _ = outer.finish()
    #expect(!inner.isBuilding(record.key, in: container))
    #expect(outer.whileRunning == nil && inner.whileRunning === inner)
  }

  @Test func `knows the shared build that it is part of`() {
    let outer = build(after: frame(after: nil, in: container))
    let inner = build(after: frame(after: outer, in: container))
    let last = frame(after: inner, in: container)

    #expect(outer.enclosingBuild == nil && outer.nearestBuild === outer)
    #expect(inner.enclosingBuild === outer && inner.nearestBuild === inner)
    #expect(last.enclosingBuild === inner && last.nearestBuild === inner && last.build == nil)
  }

  @Test func `shares the graph of the outermost resolve, which ends with that`() {
    var outer = frame(after: nil, in: container)
    var inner = frame(after: outer, in: container)
    #expect(inner.graph === outer.graph)
    weak var hall: Hall?
    do {
      let made = Hall()
      hall = made
      let build = build(after: inner, in: inner.graph)
      let provenance = DependencyRecord(key: record.key, registration: record.id)
      inner.graph.finish(build, TypedInstance(made, provenance: provenance))
    }
    #expect(hall != nil)
    container.leave(&inner)
    #expect(hall != nil)
    container.leave(&outer)
    #expect(hall == nil)
  }

  // MARK: - Fixtures

  private func frame(after last: Frame?, in container: Container) -> Frame {
    let request = Request(record.key, site: SourceSite(), chain: last)
    return Frame.make(request, record, container: container)
  }

  private func noting(in container: Container) -> Frame {
    let request = Request(record.key, site: SourceSite(), chain: nil, options: .wantsProvenance)
    return Frame.make(request, record, container: container)
  }

  private func build(after last: Frame, in graph: GraphScope? = nil) -> Build {
    let request = Request(record.key, site: SourceSite(), chain: last)
    func make() -> Build {
      Build(
        request,
        record,
        container: container,
        isAsynchronous: false,
        epoch: 0,
        graph: graph
      )
    }
    guard let graph, case .build(let build) = graph.claim(record, in: container, makeBuild: make)
    else { return make() }
    return build
  }
}
