import Understudy

/// Decides which objects a leak check leaves out.
struct LeakExemptions {
  /// The objects that something holds that may: a snapshot, a sharing fork, XCTest's test case
  /// object.
  let kept: Set<ObjectIdentifier>
  /// The types that the test allows to be left.
  let allowed: Set<ObjectIdentifier>

  func keeps(_ finding: LeakVerdict.Finding) -> Bool { kept.contains(finding.id) }

  func allows(_ finding: LeakVerdict.Finding) -> Bool {
    allowed.contains(ObjectIdentifier(finding.origin.key.type))
  }
}
