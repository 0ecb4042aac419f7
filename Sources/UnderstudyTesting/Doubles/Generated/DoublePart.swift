import Understudy

/// What a double consists of: its members, and tables of members that do not exist yet.
protocol DoublePart: DoubleMember {
  func set(_ settings: VerificationSettings)
  func disallowFurtherCalls(at site: SourceSite?)
  /// Makes issues without another line be reported where the double was made.
  func isMade(at site: SourceSite)
  /// Notes that the double is a fallback.
  func standsIn(for missing: StandIn)
}

extension RecordingDouble {
  var parts: [any DoublePart] { __members.compactMap { $0 as? any DoublePart } }

  var stubMembers: [any StubMember] {
    __members.flatMap { member in
      (member as? MemberTable)?.members ?? (member as? any StubMember).map { [$0] } ?? []
    }
  }
}
