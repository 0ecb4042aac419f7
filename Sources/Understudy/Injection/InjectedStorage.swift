import Synchronization

/// What an injection has captured and what it has read.
///
/// States: *unread*; *held* (an instance, with the epoch it was read in). A held instance is given
/// while the container's epoch stands still. After a change it is checked: still what a resolve
/// would give, it stays; otherwise the next read resolves anew. If the container is closed or gone,
/// what is held stays held.
final class InjectedStorage<Value>: @unchecked Sendable {  // `held` is reached under `lock` alone
  private struct Held {
    var isUndisturbed: Bool {
      cell.epoch.load(ordering: .acquiring) == epoch
        && cell.isBuildingNothing
    }

    /// The instance; `nil` if it is held weakly and gone.
    var value: Value? { strong ?? weak?.value() }

    let strong: Value?
    let weak: WeakValue<Value>?
    let cell: EpochCell
    let epoch: UInt64
    let provenance: Provenance
    let reset: UInt64
  }

  private let name: String?
  private let site: SourceSite
  private let owner: StaticString
  private let reference: ContainerReference
  private let isWeak: Bool
  private let lock = LockWord()
  @exclusivity(unchecked)
  private var held: Held?

  init(
    name: String?,
    site: SourceSite,
    owner: StaticString,
    reference: ContainerReference,
    isWeak: Bool
  ) {
    self.name = name
    self.site = site
    self.owner = owner
    self.reference = reference
    self.isWeak = isWeak
  }

  /// - Parameter reportsMisses: whether a strict mock tells the test about a miss; the getter does
  ///   it itself.
  func value(reportsMisses: Bool = true) throws(ContainerError) -> Value {
    if let value = undisturbed() { return value }
    guard let container = reference.container else { return try heldAfterTheEnd() }
    if let value = rechecked(in: container) { return value }
    let mark = Mark(container)
    let request = request(in: container, reportsMisses: reportsMisses)
    let (found, provenance) = try InjectedValue<Value>.find(request, in: container)
    return keep(found, provenance, mark)
  }

  func value() async throws -> Value {
    if let value = undisturbed() { return value }
    guard let container = reference.container else { return try heldAfterTheEnd() }
    if let value = rechecked(in: container) { return value }
    let mark = Mark(container)
    let (found, provenance) = try await InjectedValue<Value>.find(
      request(in: container, reportsMisses: true),
      in: container
    )
    return keep(found, provenance, mark)
  }

  func valueOrTrap() -> Value {
    if let value = undisturbed() { return value }
    do {
      return try value(reportsMisses: false)
    } catch {
      let text = "\(description) could not be injected. \(error)"
      let container = reference.container
      IssueOutlet.record(
        ContainerIssue(text, at: site, severity: container?.severity(of: error) ?? .error),
        preferring: container?.sink
      )
      StandardError.write("\(site): \(text)")
      if let value = afterlife() { return value }
      if let none = InjectedValue<Value>.none(after: error) { return none }
      fatalError("\(site): \(text)")
    }
  }

  private var description: String { "\(Key(Value.self, name: name)) of \(owner)" }
}

// MARK: - Reading

extension InjectedStorage {
  /// When something was read: what was true of the container just before.
  private struct Mark {
    let cell: EpochCell
    let epoch: UInt64
    let reset: UInt64

    init(_ container: Container) {
      cell = container.cell
      epoch = cell.epoch.load(ordering: .acquiring)
      reset = container.withCore { $0.resetCount }
    }
  }

  /// The held instance, if nothing has changed since it was read and nobody is being built.
  private func undisturbed() -> Value? {
    if reference.isMoving { return undisturbedInMoving() }
    return lock.withLock { () -> Value? in
      guard let held, held.isUndisturbed else { return nil }
      return held.value
    }
  }

  private func undisturbedInMoving() -> Value? {
    guard let cell = reference.container?.cell else { return nil }
    return lock.withLock { () -> Value? in
      guard let held, held.cell === cell, held.isUndisturbed else { return nil }
      return held.value
    }
  }

  /// The held instance after a change, if it is still the right one.
  private func rechecked(in container: Container) -> Value? {
    guard let held = lock.withLock({ held }),
      held.cell === container.cell,
      let value = held.value
    else { return nil }
    let mark = Mark(container)
    guard container.withCore({ $0.stillGives(held.provenance, heldSince: held.reset) }) else {
      return nil
    }
    if let chain = container.ambientChain {
      container.note(held.provenance, for: chain)
    }
    // Once, because this read is the last that finds a change.
    if container.isPastItsTest { reportLeftover(in: container) }
    return keep(value, held.provenance, mark)
  }

  /// Tells the test that is over of an object that goes on reading.
  private func reportLeftover(in container: Container) {
    let text =
      "\(description) was read; its container is closed, and it keeps the instance it has."
    IssueOutlet.record(ContainerIssue(text, at: site), preferring: container.sink)
  }

  /// What an object gets that has outlived its test and reads this for the first time.
  private func afterlife() -> Value? {
    reference.container?.afterlife { standIn throws(ContainerError) in
      try InjectedValue<Value>.find(request(in: standIn, reportsMisses: false), in: standIn).value
    }
  }

  /// What has been read outlives the container; the rest has nobody to ask.
  private func heldAfterTheEnd() throws(ContainerError) -> Value {
    if let value = lock.withLock({ held })?.value { return value }
    throw reference.gone(Key(Value.self, name: name), site)
  }

  private func request(
    in container: Container,
    reportsMisses: Bool
  ) -> InjectedValue<Value>.Request {
    .init(
      name: name,
      site: site,
      chain: container.ambientChain,
      reportsMisses: reportsMisses,
      isHeldWeakly: reference.isWeak,
      owner: reference.isMoving ? nil : owner
    )
  }

  private func keep(
    _ value: Value,
    _ provenance: Provenance,
    _ mark: Mark
  ) -> Value {
    let next = Held(
      strong: isWeak ? nil : value,
      weak: isWeak ? WeakValue(value) : nil,
      cell: mark.cell,
      epoch: mark.epoch,
      provenance: provenance,
      reset: mark.reset
    )
    // Two first readers of a transient agree on one: what is held for this very state wins. A reader
    // from before a change has its own and leaves alone what was read after it.
    let (kept, old) = lock.withLock { () -> (Value, Held?) in
      if let held, held.cell === mark.cell {
        if held.epoch > mark.epoch { return (value, nil) }
        if held.epoch == mark.epoch, let value = held.value { return (value, nil) }
      }
      let old = held
      held = next
      return (value, old)
    }
    _ = old  // released here, outside the lock
    return kept
  }
}

extension InjectedStorage: InstanceKeeper {
  var keptValues: [Any] {
    guard let value = lock.withLock({ held })?.strong else { return [] }
    return [value]
  }
}

/// An instance of a class, held weakly; nothing, for a value.
struct WeakValue<Value> {
  private weak var object: AnyObject?

  init(_ value: Value) {
    // Not `as? AnyObject`: every value can be boxed into an object, which dies at once.
    object = type(of: value as Any) is AnyClass ? (value as AnyObject) : nil
  }

  // The object came from a `Value`, and so it is one.
  func value() -> Value? { object.map { $0 as! Value } }
}
