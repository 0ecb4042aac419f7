package import Understudy

/// The members of a generated double that exist once for each set of types, made when they are first
/// used: those of generic members, and statics.
///
/// Generated code uses it; tests do not.
public struct MemberTable: DoubleMember {
  private final class Storage: Sendable {
    let double: StaticString
    let origin: Origin
    let state = Lock(MemberTableState())

    init(double: StaticString, origin: Origin) { (self.double, self.origin) = (double, origin) }
  }

  /// What its members belong to.
  enum Origin {
    case instance
    /// A type, in one test or outside of all.
    case type(isOutsideTests: Bool)
  }

  private let storage: Storage

  /// Makes an empty table.
  ///
  /// - Parameter double: the double's type, for texts.
  public init(of double: StaticString) { self.init(of: double, .instance) }

  init(of double: StaticString, _ origin: Origin) {
    storage = Storage(double: double, origin: origin)
    TestDoubles.areFound
    guard let container = Container.override, let host = container.host else { return }
    attach(host: host)
    attached(to: container)
  }

  /// The members that exist so far, in the order of their first use.
  var members: [any StubMember] { storage.state.withLock(\.members) }

  /// Returns the member for these types, the same each time.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it.
  ///   - number: its number in the double, which tells overloads apart.
  ///   - types: the types of its generic parameters.
  ///   - stub: the type of the member.
  ///   - fileID: with the three after it, the site of issues until the double's own is known.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  /// - Complexity: O(number of types).
  public func member<Arguments, Output, Failure: Error>(
    _ name: StaticString,
    _ number: Int = 0,
    _ types: any Any.Type...,
    as stub: Stub<Arguments, Output, Failure>.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Stub<Arguments, Output, Failure> {
    let key = MemberTableState.Key(
      name: "\(name)",
      number: number,
      types: (types + [stub]).map(ObjectIdentifier.init)
    )
    func known() -> Stub<Arguments, Output, Failure>? {
      storage.state.withLock { $0[key] } as? Stub<Arguments, Output, Failure>
    }
    if let known = known() { return known }
    // Set up outside the lock, and added if nothing has changed meanwhile.
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let new = Stub<Arguments, Output, Failure>(name, origin(at: site, types), of: storage.double)
    while true {
      let (circumstances, revision) = storage.state.withLock { ($0.circumstances, $0.revision) }
      circumstances.apply(to: new)
      if storage.state.withLock({ $0.add(new, for: key, at: revision) }) { return new }
      if let known = known() { return known }
    }
  }

  private func origin(at site: SourceSite, _ types: [any Any.Type]) -> MemberOrigin {
    var origin = MemberOrigin(site: site, double: storage.double)
    origin.types = types.map { "\($0)" }
    if case .type(let isOutsideTests) = storage.origin {
      (origin.isOfType, origin.isOutsideTests) = (true, isOutsideTests)
    }
    return origin
  }

  /// Changes what later members get as well, and applies it to those that exist.
  private func change(
    _ change: (inout MemberTableState.Circumstances) -> Void,
    _ apply: (any StubMember) -> Void
  ) {
    let (members, before) = storage.state.withLock { state in
      let before = state.circumstances
      state.changeCircumstances(change)
      return (state.members, before)
    }
    extendLifetime(before)  // released here, outside the lock
    for member in members { apply(member) }
  }
}

extension MemberTable: DoublePart {
  /// Makes all members as new.
  public func reset() {
    for member in members { member.reset() }
    change {
      $0.disallowedAt = nil
    } _: { _ in
    }
  }

  func set(_ settings: VerificationSettings) {
    change {
      $0.verification = settings.over($0.verification ?? VerificationSettings())
    } _: {
      $0.set(settings)
    }
  }

  func disallowFurtherCalls(at site: SourceSite?) {
    change {
      $0.disallowedAt = site
    } _: {
      $0.disallowFurtherCalls(at: site)
    }
  }

  func isMade(at site: SourceSite) {
    change {
      $0.madeAt = site
    } _: {
      $0.isMade(at: site)
    }
  }

  func standsIn(for missing: StandIn) {
    change {
      $0.standIn = missing
    } _: {
      $0.standsIn(for: missing)
    }
  }
}

extension MemberTable: AttachedDouble {
  package var identity: AttachedDoubleIdentity? {
    AttachedDoubleIdentity(storage, as: MemberTable.self)
  }

  package func attach(host: (any TestHost)?) {
    guard let host else { return }
    change {
      $0.host = host
    } _: {
      ($0 as? any AttachedDouble)?.attach(host: host)
    }
  }

  package func attached(to container: Container) {
    change {
      $0.container = container
    } _: {
      ($0 as? any AttachedDouble)?.attached(to: container)
    }
  }

  package func injected() {
    change {
      $0.isInjected = true
    } _: {
      ($0 as? any AttachedDouble)?.injected()
    }
  }

  package func containerDidReset() { reset() }

  package func restorer() -> (@Sendable () -> Void)? {
    let (members, disallowedAt) = storage.state.withLock { state in
      (state.members, state.circumstances.disallowedAt)
    }
    let earlier = members.map { (member: $0, restore: ($0 as? any AttachedDouble)?.restorer()) }
    return { [self] in
      // What each member allowed is its own to restore.
      change {
        $0.disallowedAt = disallowedAt
      } _: { _ in
      }
      for member in self.members {
        if let entry = earlier.first(where: { $0.member === member }) {
          entry.restore?()
        } else {
          member.reset()
        }
      }
    }
  }
}
