import Testing

@testable import Understudy

@Suite struct `What an outermost resolve shares` {
  let container = Container(label: "app")
  let scope = GraphScope()
  let record = Registration(Hall.self, lifetime: .graph) { Hall() }.record()

  /// - Returns: `nil` for what is there, or being built.
  private func claim() -> Build? {
    let request = Request(record.key, at: record.site, chain: nil)
    let claim = scope.claim(record, in: container) {
      Build(
        request,
        record,
        container: container,
        isAsynchronous: false,
        epoch: 0,
        graph: scope
      )
    }
    guard case .build(let build) = claim else { return nil }
    return build
  }

  private func instance() -> InstanceRecord {
    TypedInstance(Hall(), provenance: Provenance(key: record.key, registration: record.id))
  }

  @Test func `is built once`() throws {
    let build = try #require(claim())
    #expect(claim() == nil)
    scope.finish(build, instance())
    #expect(claim() == nil)
  }

  @Test func `is built again where that failed`() throws {
    scope.finish(try #require(claim()), nil)
    #expect(claim() != nil)
  }

  @Test func `is let go of at its end, and nothing comes after that`() throws {
    let early = try #require(claim())
    scope.end()
    scope.finish(early, instance())
    let late = try #require(claim())
    scope.finish(late, instance())
    #expect(claim() != nil)
    #expect(claim() != nil)
  }

  @Test func `is lent after its end to what looks back, while somebody holds it`() throws {
    scope.lend(since: 0)
    let build = try #require(claim())
    var instance: InstanceRecord? = instance()
    scope.finish(build, instance)
    scope.end()
    let provenance = try #require(instance?.provenance)
    #expect(scope.holds(record, in: container))
    #expect(scope.hasLent(provenance))
    #expect(claim() != nil)
    instance = nil
    #expect(!scope.holds(record, in: container))
  }

  @Test func `is not lent where nothing looks back`() throws {
    let kept = instance()
    scope.finish(try #require(claim()), kept)
    scope.end()
    scope.lend(since: 0)
    #expect(!scope.holds(record, in: container))
    withExtendedLifetime(kept) {}
  }

  @Test func `is shown while hooks run to what they build alone`() throws {
    let build = try #require(claim())
    scope.show(instance(), madeBy: build)
    #expect(!scope.holds(record, in: container))
    let request = Request(Key(Seat.self), at: record.site, chain: build)
    let inHook = Frame.make(request, nil, container: container)
    let isGiven = { (chain: Frame?) in
      let claim = scope.claim(record, in: container, for: chain) { build }
      if case .ready = claim { return true } else { return false }
    }
    #expect(isGiven(inHook))
    #expect(!isGiven(nil))
    scope.finish(build, nil)
    #expect(!isGiven(nil))
  }
}
