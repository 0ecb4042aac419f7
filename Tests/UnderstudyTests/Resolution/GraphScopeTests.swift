import Testing

@testable import Understudy

@Suite struct `An instance shared by an outermost resolve` {
  let container = Container(label: "app")
  let scope = GraphScope()
  let record = Registration(Hall.self, lifetime: .graph) { Hall() }.record()

  /// - Returns: `nil` for what is there, or being built.
  private func claim() -> Build? { claim(record, for: nil) }

  private func claim(
    _ record: RegistrationRecord,
    for chain: Frame?,
    in other: Container? = nil,
    resets: UInt64 = 0
  ) -> Build? {
    let container = other ?? container
    let request = Request(record.key, at: record.site, chain: chain)
    let claim = scope.claim(record, in: container, resets: resets, for: chain) {
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
    TypedInstance(Hall(), provenance: DependencyRecord(key: record.key, registration: record.id))
  }

  @Test func `is built once`() throws {
    let build = try #require(claim())
    #expect(claim() == nil)
    scope.finish(build, instance())
    #expect(claim() == nil)
  }

  @Test func `is built again if it failed`() throws {
    scope.finish(try #require(claim()), nil)
    #expect(claim() != nil)
  }

  @Test func `is released at the end, and nothing comes after that`() throws {
    let early = try #require(claim())
    scope.end()
    scope.finish(early, instance())
    let late = try #require(claim())
    scope.finish(late, instance())
    #expect(claim() != nil)
    #expect(claim() != nil)
  }

  @Test func `is lent after the end to back references, while somebody holds it`() throws {
    scope.lend()
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

  @Test func `is not lent if nothing refers back`() throws {
    let kept = instance()
    scope.finish(try #require(claim()), kept)
    scope.end()
    scope.lend()
    #expect(!scope.holds(record, in: container))
    withExtendedLifetime(kept) {}
  }

  @Test func `is visible to its hooks' builds only while the hooks run`() throws {
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

  @Test func `is dropped with a failed build if its hooks have built it`() throws {
    let seat = Registration(Seat.self, lifetime: .graph) { Seat() }.record()
    let build = try #require(claim())
    scope.show(instance(), madeBy: build)
    let inHook = Frame.make(
      Request(Key(Seat.self), at: seat.site, chain: build),
      nil,
      container: container
    )
    let other = try #require(claim(seat, for: nil, in: Container()))
    let built = try #require(claim(seat, for: inHook))
    for (build, value) in [(built, Seat()), (other, Seat())] {
      scope.finish(
        build,
        TypedInstance(value, provenance: DependencyRecord(key: seat.key, registration: seat.id))
      )
    }
    #expect(scope.holds(seat, in: container))
    scope.finish(build, nil)
    #expect(!scope.holds(seat, in: container))
    #expect(claim(seat, for: nil) != nil)
  }

  @Test(arguments: [false, true])
  func `is dropped with a failed build if hooks of its hooks have built it`(
    innerCompletes: Bool
  ) throws {
    let lamp = Registration(Int.self, lifetime: .graph) { 1 }.record()
    let seat = Registration(Seat.self, lifetime: .graph) { Seat() }.record()
    let build = try #require(claim())
    scope.show(instance(), madeBy: build)
    let inHook = Frame.make(
      Request(lamp.key, at: lamp.site, chain: build),
      nil,
      container: container
    )
    let second = try #require(claim(lamp, for: inHook))
    scope.show(
      TypedInstance(1, provenance: DependencyRecord(key: lamp.key, registration: lamp.id)),
      madeBy: second
    )
    let inSecond = Frame.make(
      Request(seat.key, at: seat.site, chain: second),
      nil,
      container: container
    )
    scope.finish(
      try #require(claim(seat, for: inSecond)),
      TypedInstance(Seat(), provenance: DependencyRecord(key: seat.key, registration: seat.id))
    )
    if innerCompletes {
      scope.finish(
        second,
        TypedInstance(1, provenance: DependencyRecord(key: lamp.key, registration: lamp.id))
      )
    }
    #expect(scope.holds(seat, in: container))
    scope.finish(build, nil)
    #expect(!scope.holds(seat, in: container))
  }

  @Test func `stays after a completed build if its hooks have built it`() throws {
    let seat = Registration(Seat.self, lifetime: .graph) { Seat() }.record()
    let build = try #require(claim())
    let shown = instance()
    scope.show(shown, madeBy: build)
    let inHook = Frame.make(
      Request(Key(Seat.self), at: seat.site, chain: build),
      nil,
      container: container
    )
    scope.finish(
      try #require(claim(seat, for: inHook)),
      TypedInstance(Seat(), provenance: DependencyRecord(key: seat.key, registration: seat.id))
    )
    #expect(!scope.hasCompleted(shown.provenance))
    scope.finish(build, instance())
    #expect(scope.hasCompleted(shown.provenance))
    #expect(scope.holds(seat, in: container))
  }

  @Test func `is lent according to the resets before its own build began`() throws {
    scope.lend()
    let (one, other) = (container, Container(label: "other"))
    for (container, resets) in [(one, 5 as UInt64), (other, 0)] {
      let build = try #require(claim(record, for: nil, in: container, resets: resets))
      scope.finish(build, instance())
      #expect(scope.lent(record, in: container)?.since == resets)
    }
  }
}
