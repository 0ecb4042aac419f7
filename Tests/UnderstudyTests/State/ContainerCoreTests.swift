import Testing

@testable import Understudy

@Suite struct `The state of a container` {
  let container = Container()

  private func record(_ name: String) -> RegistrationRecord {
    Registration(Hall.self, name: name) { Hall() }.record()
  }

  private func instance(
    _ record: RegistrationRecord,
    from dependencies: [DependencyRecord] = []
  ) -> InstanceRecord {
    TypedInstance(
      Hall(),
      provenance: DependencyRecord(
        key: record.key,
        registration: record.id,
        dependencies: DependencyList(dependencies)
      )
    )
  }

  private func claim(
    _ key: Key,
    in core: Core,
    for caller: Caller = .thread
  ) -> ContainerCore.Claim {
    var retired = ContainerCore.Retired()
    return core.state.claim(
      key,
      for: caller,
      isForChain: true,
      test: nil,
      retired: &retired
    ) { record, epoch in
      Build(
        Request(key, site: SourceSite(), chain: nil),
        record,
        container: container,
        isAsynchronous: record.place == .task,
        epoch: epoch
      )
    }
  }

  private func build(_ record: RegistrationRecord, in core: Core) throws -> Build {
    guard case .build(let build, _) = claim(record.key, in: core) else {
      throw Broken()
    }
    return build
  }

  private func stores(
    _ build: Build,
    _ instance: InstanceRecord?,
    in core: Core
  ) -> Bool {
    var retired = ContainerCore.Retired()
    return core.state.finish(build, instance, retired: &retired) == .stored
  }

  private func begins(_ core: Core) -> Bool { core.state.beginClosing(keepsFallback: false) != nil }

  private func isReady(_ key: Key, in core: Core) -> Bool {
    if case .ready = claim(key, in: core) { true } else { false }
  }

  private func register(_ record: RegistrationRecord, in core: Core) {
    var retired = ContainerCore.Retired()
    _ = core.state.register(record, resident: nil, retired: &retired)
  }

  @Test func `a key is empty, then building, then ready`() throws {
    let core = Core()
    let hall = record("A")
    register(hall, in: core)
    let build = try build(hall, in: core)
    guard case .join(let joined, _) = claim(hall.key, in: core) else { throw Broken() }
    #expect(joined === build)

    #expect(stores(build, instance(hall), in: core))
    #expect(isReady(hall.key, in: core))
  }

  @Test func `a failed build leaves its key empty`() throws {
    let core = Core()
    let hall = record("A")
    register(hall, in: core)
    let first = try build(hall, in: core)
    #expect(!stores(first, nil, in: core))
    #expect(try build(hall, in: core) !== first)
  }

  @Test func `a superseded build is never stored`() throws {
    let core = Core()
    let hall = record("A")
    register(hall, in: core)
    let first = try build(hall, in: core)
    core.state.supersede(first, hasBegun: true)
    let second = try build(hall, in: core)

    #expect(!stores(first, instance(hall), in: core))
    #expect(stores(second, instance(hall), in: core))
  }

  @Test func `registering again retires the build, the instance and the record`() throws {
    let core = Core()
    let hall = record("A")
    register(hall, in: core)
    let first = try build(hall, in: core)
    let built = instance(hall)
    #expect(stores(first, built, in: core))

    var retired = ContainerCore.Retired()
    _ = core.state.register(record("A"), resident: nil, retired: &retired)
    let hasHall = retired.contains(hall)
    #expect(hasHall)
    let hasBuilt = retired.contains(built)
    #expect(hasBuilt)
    #expect(!isReady(hall.key, in: core))
  }

  @Test func `registering again drops direct and indirect dependents`() throws {
    let core = Core()
    let (a, b, c, other) = (record("A"), record("B"), record("C"), record("other"))
    for record in [a, b, c, other] { register(record, in: core) }
    let builtA = instance(a)
    let builtB = instance(b, from: [builtA.provenance])
    let builtC = instance(c, from: [builtB.provenance])
    for (record, built) in [(a, builtA), (b, builtB), (c, builtC), (other, instance(other))] {
      let build = try build(record, in: core)
      #expect(stores(build, built, in: core))
    }

    register(record("A"), in: core)
    #expect(!isReady(b.key, in: core))
    #expect(!isReady(c.key, in: core))
    #expect(isReady(other.key, in: core))
  }

  @Test func `an instance built from something replaced meanwhile is not stored`() throws {
    let core = Core()
    let (a, b) = (record("A"), record("B"))
    register(a, in: core)
    register(b, in: core)
    let building = try build(b, in: core)
    let stale = instance(b, from: [instance(a).provenance])
    register(record("A"), in: core)

    #expect(!stores(building, stale, in: core))
    #expect(!isReady(b.key, in: core))
  }

  @Test func `an instance built beside an unrelated change is stored`() throws {
    let core = Core()
    let (a, b) = (record("A"), record("B"))
    register(a, in: core)
    register(b, in: core)
    let building = try build(b, in: core)
    let built = instance(b, from: [instance(a).provenance])
    register(record("C"), in: core)

    #expect(stores(building, built, in: core))
  }

  @Test func `a build that a reset of everything has kept is an exception once`() throws {
    let core = Core()
    let hall = record("A")
    register(hall, in: core)
    let build = try build(hall, in: core)
    var retired = ContainerCore.Retired()
    core.state.reset(.everything, keeping: [hall.key], retired: &retired)
    let isException = core.state.freshness.isIndependent(build)
    #expect(isException)

    #expect(stores(build, instance(hall), in: core))
    // Another build may come to lie where this one was.
    let isStillException = core.state.freshness.isIndependent(build)
    #expect(!isStillException)
  }

  @Test func `the state only moves from open to closing to closed`() {
    let core = Core()
    var retired = ContainerCore.Retired()
    #expect(core.state.lifecycle == .open)
    #expect(begins(core))
    #expect(core.state.lifecycle == .closing)
    #expect(!begins(core))
    core.state.endClosing(retired: &retired)
    #expect(core.state.lifecycle == .closed)
    #expect(!begins(core))
    let isTaken = core.state.register(record("A"), resident: nil, retired: &retired)
    #expect(!isTaken)
    guard case .refused(.closed) = claim(Key(Hall.self), in: core) else {
      Issue.record("a closed core answers")
      return
    }
  }

  @Test func `a stale dependency below a provenance of ten thousand does not overflow the stack`() {
    var provenance = DependencyRecord(key: Key(Hall.self), registration: 0, dependencies: [])
    for _ in 0..<100_000 {
      provenance = DependencyRecord(
        key: Key(Hall.self),
        registration: 0,
        dependencies: [provenance]
      )
    }
    let core = ContainerCore()
    let isCurrent = core.freshness.isCurrent(provenance, in: core)
    #expect(isCurrent)
  }

  @Test func `a released provenance leaves alone the parts it shares with others`() {
    let leaf = DependencyRecord(key: Key(Seat.self), registration: 1, dependencies: [])
    let shared = DependencyRecord(key: Key(Hall.self), registration: 2, dependencies: [leaf])
    var top: DependencyRecord? = DependencyRecord(
      key: Key(Office.self),
      registration: 3,
      dependencies: [shared]
    )
    #expect(top?.dependencies.first?.dependencies.first === leaf)

    top = nil
    #expect(shared.dependencies.first === leaf)
  }

  @Test func `a wrapper's transient survives the resets that kept it`() {
    let (kept, other) = (Key(Hall.self), Key(Seat.self))
    var history = ResetHistory()
    let before = history.count
    history.add(.whole(keeping: [kept]))
    let between = history.count
    history.add(.whole(keeping: [kept, other]))

    #expect(history.keeps(kept, since: before))
    #expect(history.keeps(other, since: between))
    #expect(!history.keeps(other, since: before))
    history.add(.whole(keeping: []))
    #expect(!history.keeps(kept, since: between))
    #expect(history.keeps(kept, since: history.count))
  }

  @Test func `a reset of everything keeps a key on its list that was reset alone before`() {
    let (kept, other) = (Key(Hall.self), Key(Seat.self))
    var history = ResetHistory()
    let before = history.count
    history.add(.only([kept, other]))
    let between = history.count
    history.add(.whole(keeping: [kept]))
    #expect(!history.keeps(kept, since: before))
    #expect(history.keeps(kept, since: between))
    #expect(!history.keeps(other, since: between))
  }

  @Test(arguments: [ResetHistory.Reset.whole(keeping: []), .only([Key(Hall.self)])])
  func `a reset of an ancestor counts for its own registrations alone`(reset: ResetHistory.Reset) {
    var history = ResetHistory()
    let before = history.count
    history.follow(reset)
    #expect(history.keeps(Key(Hall.self), since: before))
    #expect(!history.keeps(Key(Hall.self), since: before, isInherited: true))
    #expect(history.keeps(Key(Hall.self), since: history.count, isInherited: true))
  }
}

// MARK: - Fixtures

/// The value as an object, which macros can take apart.
private final class Core {
  var state = ContainerCore()
}
