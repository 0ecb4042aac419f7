import Understudy

extension Stub {
  var unverifiedHistory: [RecordedCall] { erase(unverifiedCalls) }

  var isUntouched: Bool { state.withLock { $0.calls.isEmpty && $0.forgotten == 0 } }
}

extension [any StubMember] {
  /// Fails the test if this double was not called at all, and the registered one was, as ``Stub`` does.
  func reportUnregistered(at site: SourceSite, onlyUnverified: Bool = false) {
    guard allSatisfy(\.isUntouched) else { return }
    _ = contains { $0.reportUnregistered(at: site, onlyUnverified: onlyUnverified) }
  }
}

/// The unverified calls, as a failure.
enum UnverifiedCalls {
  /// - Parameter doubles: the members of each double.
  static func report(of doubles: [[any StubMember]], at site: SourceSite) {
    let stubMembers = doubles.flatMap { $0 }
    let calls = stubMembers.flatMap(\.unverifiedHistory).sorted(byPlace: \.place)
    guard !calls.isEmpty, let member = stubMembers.first(where: { !$0.unverifiedHistory.isEmpty })
    else {
      for double in doubles { double.reportUnregistered(at: site, onlyUnverified: true) }
      return
    }
    member.record(ContainerIssue(text(of: calls.map(\.description)), at: site))
  }

  private static func text(of calls: [String]) -> String {
    let subject = calls.count == 1 ? "1 was" : "\(calls.count) were"
    return """
      Expected no other calls, but \(subject) made:\
      \(CallList.text(of: calls.map { TextLimit.cut($0) }))
        fix: verify each expected call before this line, with verify(…) or verifyOrder(…) (reading its calls is not enough), or keep the code under test from making others.
      """
  }
}
