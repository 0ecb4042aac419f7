import Understudy

/// The members of a table, and what members to come have to receive.
///
/// Invariant: `members` holds each of the found members once; a member is added only with the
/// circumstances of its revision, so none misses a change.
struct MemberTableState {
  struct Key: Hashable {
    let name: String
    let number: Int
    let types: [ObjectIdentifier]
  }

  /// What was said of the double as a whole.
  struct Circumstances {
    var host: (any TestHost)?
    weak var container: Container?
    var isInjected = false
    var madeAt: SourceSite?
    var standIn: StandIn?
    var verification: VerificationSettings?
    var disallowedAt: SourceSite?

    func apply(to member: some StubMember & AttachedDouble) {
      if let host { member.attach(host: host) }
      if let container { member.attached(to: container) }
      if isInjected { member.injected() }
      if let madeAt { member.isMade(at: madeAt) }
      if let standIn { member.standsIn(for: standIn) }
      if let verification { member.set(verification) }
      if let disallowedAt { member.disallowFurtherCalls(at: disallowedAt) }
    }
  }

  private var found: [Key: any StubMember] = [:]
  private(set) var members: [any StubMember] = []
  private(set) var circumstances = Circumstances()
  /// The number of changes of the circumstances.
  private(set) var revision = 0

  subscript(key: Key) -> (any StubMember)? { found[key] }

  /// Adds a member that has received the circumstances of the revision.
  ///
  /// - Returns: `false` if there is one already, or the circumstances have changed.
  mutating func add(_ member: any StubMember, for key: Key, at revision: Int) -> Bool {
    guard found[key] == nil, revision == self.revision else { return false }
    found[key] = member
    members.append(member)
    return true
  }

  mutating func changeCircumstances(_ change: (inout Circumstances) -> Void) {
    change(&circumstances)
    revision += 1
  }
}
