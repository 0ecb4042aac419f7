import Testing

@testable import Understudy

/// The five questions, asked of the value: no container and no thread is needed.
@Suite struct `The freshness of instances` {
  private let seat = registration("seat")
  private let hall = registration("hall")
  private let key = Key(Hall.self, name: "seat")
  private let container = Container()

  /// A core with both registrations, and the instance of the hall, built from the seat.
  private func open() -> (core: Core, built: InstanceRecord) {
    let core = Core()
    core.state.registrations.insert(seat)
    core.state.registrations.insert(hall)
    let built = TypedInstance(Hall(), provenance: lookup(of: hall, from: [lookup(of: seat)]))
    core.state.instances.insert(built)
    return (core, built)
  }

  // MARK: - Is it current?

  @Test func `an instance is current until one of its lookups gives something else`() {
    let (core, built) = open()
    #expect(core.isCurrent(built))
    core.state.registrations.insert(registration("other"))
    #expect(core.isCurrent(built))
    core.state.registrations.insert(registration("seat"))
    #expect(!core.isCurrent(built))
  }

  @Test func `a stored instance is checked only once something may be stale`() {
    let (core, built) = open()
    core.state.registrations.insert(registration("seat"))
    let before = core.state.freshness.isCurrent(stored: built, in: core.state)
    core.state.freshness.checkWhenResolved()
    let after = core.state.freshness.isCurrent(stored: built, in: core.state)
    #expect(before && !after)
  }

  @Test func `a verdict is found once, until something changes`() {
    let (core, built) = open()
    core.state.freshness.checkWhenResolved()
    #expect(core.isCurrent(built))
    // Behind the back of the core, which would forget the verdict.
    core.state.registrations.insert(registration("seat"))
    #expect(core.isCurrent(built))
    core.state.freshness.forgetVerdicts()
    #expect(!core.isCurrent(built))
  }

  @Test
  func `what a reset, an end of a build or a restore changes makes the verdict be found anew`() {
    let (core, built) = open()
    core.state.freshness.checkWhenResolved()
    let before = core.state.freshness.snapshot()
    #expect(core.isCurrent(built))
    _ = core.state.freshness.noteReset(of: hall.key, built.provenance, nil)
    #expect(!core.isCurrent(built))
    core.state.freshness.restore(before, isChild: false)
    #expect(core.isCurrent(built))
    core.state.registrations.insert(registration("seat"))
    core.state.freshness.noteIndependent([built], [])
    #expect(core.isCurrent(built))
  }

  @Test func `a verdict found while a reset decides what it keeps does not outlive the reset`() {
    let (core, _) = open()
    let (other, used) = (registration("other"), lookup(of: seat))
    core.state.registrations.insert(other)
    let provenance = lookup(of: hall, from: [used, lookup(of: other)])
    core.state.instances.insert(TypedInstance(Hall(), provenance: provenance))
    // The hall is stale, so the reset keeps none of it; the seat is found current on the way.
    core.state.registrations.insert(registration("other"))
    core.state.freshness.checkWhenResolved()
    var retired = ContainerCore.Retired()
    core.state.reset(.everything, keeping: [hall.key], retired: &retired)
    extendLifetime(retired)
    let isCurrent = core.state.freshness.isCurrent(used, in: core.state)
    #expect(!isCurrent)
  }

  @Test func `two containers that check one record do not take each other's verdict`() {
    let (core, built) = open()
    let (other, _) = open()
    other.state.registrations.insert(registration("seat"))
    for each in [core, other] { each.state.freshness.checkWhenResolved() }
    for _ in 0..<3 {
      #expect(core.isCurrent(built))
      #expect(!other.isCurrent(built))
    }
  }

  @Test func `an instance that is deeper than the stack may be used for is checked, too`() {
    let (core, _) = open()
    core.state.freshness.checkWhenResolved()
    let deep = (0..<10_000).reduce(lookup(of: seat)) { below, _ in lookup(of: hall, from: [below]) }
    let built = TypedInstance(Hall(), provenance: deep)
    #expect(core.isCurrent(built))
    core.state.registrations.insert(registration("seat"))
    core.state.freshness.forgetVerdicts()
    #expect(!core.isCurrent(built))
  }

  @Test func `an instance that a reset of everything has kept is current whatever follows`() {
    let (core, built) = open()
    core.state.freshness.noteIndependent([built], [])
    core.state.registrations.insert(registration("seat"))
    #expect(core.isCurrent(built))
  }

  @Test func `an instance is stale once one that it was built from was reset alone`() {
    let (core, built) = open()
    let mayBeUsed = core.state.freshness.noteReset(
      of: key,
      built.provenance.dependencies[0],
      nil
    )
    #expect(mayBeUsed && !core.isCurrent(built))
  }

  // MARK: - Is it kept?

  @Test func `a released weak instance counts as kept until its key is reset`() {
    let (core, built) = open()
    core.state.instances.remove(hall.key)
    #expect(!core.keeps(built))
    core.state.freshness.noteReleased(built.provenance)
    #expect(core.keeps(built))

    let mayBeUsed = core.state.freshness.noteReset(of: hall.key, nil, nil)
    #expect(mayBeUsed && !core.keeps(built))
  }

  @Test func `a wrapper keeps the transient it holds until a reset does not keep its key`() {
    let core = Core()
    let record = Registration(Hall.self, lifetime: .transient) { Hall() }.record()
    core.state.registrations.insert(record)
    let held = lookup(of: record)
    #expect(core.stillGives(held, heldSince: 0) == true)
    core.state.freshness.note(.whole(keeping: [record.key]))
    #expect(core.stillGives(held, heldSince: 0) == true)
    core.state.freshness.note(.whole(keeping: []))
    #expect(core.stillGives(held, heldSince: 0) == false)
    #expect(core.stillGives(held, heldSince: core.state.freshness.resetCount) == true)
  }

  @Test func `a wrapper that found nothing looks again once its key is registered`() {
    let core = Core()
    let missing = DependencyRecord(key: key, registration: 0)
    #expect(core.stillGives(missing, heldSince: 0) == true)
    core.state.registrations.insert(seat)
    #expect(core.stillGives(missing, heldSince: 0) == false)
  }

  // MARK: - Does a change concern anything?

  @Test func `a change of a key has dependents to look for if a build has used it or missed it`() {
    let core = Core()
    #expect(!core.mayHaveDependents(key, replacing: seat))
    seat.markDependedUpon()
    #expect(core.mayHaveDependents(key, replacing: seat))

    #expect(!core.mayHaveDependents(key, replacing: nil))
    core.state.freshness.noteMissed(key)
    #expect(core.mayHaveDependents(key, replacing: nil))
  }

  // MARK: - Must it be checked?

  @Test func `only what a fork with stricter rules has inherited is unchecked`() throws {
    let (core, built) = open()
    let made = core.state.makeOrigin()
    let origin = try #require(made)
    var fork = core.state.freshness.forked(from: origin, isChild: false)
    let isCheckedWithoutNeed = fork.isUnchecked(built)
    #expect(!isCheckedWithoutNeed)

    fork.checkInherited()
    let ofOrigin = fork.isUnchecked(built)
    let ofFork = fork.isUnchecked(TypedInstance(Hall(), provenance: lookup(of: hall)))
    #expect(ofOrigin && !ofFork)
  }

  // MARK: - Is a finished build outdated?

  @Test(arguments: Replacement.allCases)
  fileprivate func `a build is outdated if something it has used was replaced meanwhile`(
    replacement: Replacement
  ) {
    let (core, built) = open()
    let build = Build(
      Request(hall.key, site: SourceSite(), chain: nil),
      hall,
      container: container,
      isAsynchronous: false,
      epoch: core.state.epoch
    )
    let isOutdated = { (isSuperseded: Bool) in
      core.state.freshness.isOutdated(built, by: build, isSuperseded: isSuperseded, in: core.state)
    }
    core.state.registrations.insert(registration(replacement.rawValue))
    #expect(!isOutdated(false))
    core.state.epoch += 1
    #expect(isOutdated(false) == replacement.isUsed)
    // The callers of a superseded build asked before its own key was replaced.
    #expect(isOutdated(true) == replacement.isDependency)
    core.state.lifecycle = .closing
    #expect(!isOutdated(true))
  }

  // MARK: - Forks and snapshots

  @Test func `a fork takes over what concerns the instances, and no resets`() {
    let (core, built) = open()
    let plain = core.state.freshness.forked(from: nil, isChild: false)
    let plainHasHistory = plain.history != nil
    #expect(!plainHasHistory)

    core.state.freshness.noteMissed(key)
    core.state.freshness.noteIndependent([built], [])
    core.state.freshness.note(.whole(keeping: []))
    let fork = core.state.freshness.forked(from: nil, isChild: false)
    let (hasMissed, isIndependent) = (fork.wasMissed(key), fork.isIndependent(built.provenance))
    let (resets, isChecked) = (fork.resetCount, fork.mayHoldStale)
    #expect(hasMissed && isIndependent)
    #expect(resets == 0 && !isChecked)
  }

  @Test(arguments: [false, true])
  func `a fork checks what it inherits if a pool lends or its parent may have changed`(
    isChild: Bool
  ) {
    let (core, _) = open()
    if !isChild { core.state.freshness.noteLending() }
    let fork = core.state.freshness.forked(from: nil, isChild: isChild)
    let isChecked = fork.mayHoldStale
    #expect(isChecked)
  }

  @Test func `a restored snapshot brings back which instances were former ones then`() {
    let (core, built) = open()
    let before = core.state.freshness.snapshot()
    _ = core.state.freshness.noteReset(of: hall.key, built.provenance, nil)
    let after = core.state.freshness.snapshot()
    #expect(!core.isCurrent(built))

    core.state.freshness.restore(before, isChild: false)
    #expect(core.isCurrent(built))
    core.state.freshness.restore(after, isChild: false)
    #expect(!core.isCurrent(built))
  }
}

// MARK: - Fixtures

private enum Replacement: String, CaseIterable {
  case seat, hall, other

  var isUsed: Bool { self != .other }
  var isDependency: Bool { self == .seat }
}

private func registration(_ name: String) -> RegistrationRecord {
  Registration(Hall.self, name: name) { Hall() }.record()
}

private func lookup(
  of record: RegistrationRecord,
  from dependencies: [DependencyRecord] = []
) -> DependencyRecord {
  DependencyRecord(
    key: record.key,
    registration: record.id,
    dependencies: DependencyList(dependencies)
  )
}

/// The value as an object, which macros can take apart.
private final class Core {
  var state = ContainerCore()

  func isCurrent(_ instance: InstanceRecord) -> Bool {
    state.freshness.isCurrent(instance.provenance, in: state)
  }

  func keeps(_ instance: InstanceRecord) -> Bool {
    state.freshness.keeps(instance.provenance, in: state)
  }

  func stillGives(_ record: DependencyRecord, heldSince reset: UInt64) -> Bool? {
    var above: RegistrationLook?
    return state.freshness.stillGives(record, heldSince: reset, above: &above, in: state)
  }

  func mayHaveDependents(_ key: Key, replacing old: RegistrationRecord?) -> Bool {
    state.freshness.mayHaveDependents(key, replacing: old, in: state)
  }
}
