package import Understudy

/// Returns the part of a value that is attached to the container it is registered in: the value
/// itself or its double's members.
///
/// `nil` for everything else. The result holds the value alone, so it need not be stored and can be
/// requested again at any time.
package func residency(of value: Any) -> (any AttachedDouble)? {
  guard mayHoldDouble(type(of: value)) else { return nil }
  if let resident = value as? any AttachedDouble { return resident }
  return (value as? any RecordingDouble).map { DoubleAttachment(double: $0) }
}

/// Whether values of the type may be doubles, or contain one that a cast finds.
///
/// If not, the type is known as such from then on. Casts of values ask for the conformance twice, and
/// for what the type may contain besides: each of these takes a tenth of a millisecond if the answer
/// is no.
@Sendable private func mayHoldDouble(_ type: any Any.Type) -> Bool {
  if NonDoubleTypes.known.contains(type) { return false }
  if type is any RecordingDouble.Type || type is any AttachedDouble.Type { return true }
  return !NonDoubleTypes.known.add(type)
}

/// Attaches a double's members to its container and resets the double with it.
struct DoubleAttachment: AttachedDouble {
  let double: any RecordingDouble

  /// The object or, for a value, its first member, which all its copies share.
  var identity: AttachedDoubleIdentity? {
    let type = type(of: double)
    if type is AnyClass { return AttachedDoubleIdentity(double as AnyObject, as: type) }
    guard let member = double.__members.first, Swift.type(of: member) is AnyClass else {
      return nil
    }
    return AttachedDoubleIdentity(member as AnyObject, as: type)
  }

  func attach(host: (any TestHost)?) {
    for member in double.stubMembers { member.belong(to: double) }
    for case let member as any AttachedDouble in double.__members { member.attach(host: host) }
  }

  func attached(to container: Container) {
    for case let member as any AttachedDouble in double.__members { member.attached(to: container) }
  }

  func injected() {
    for case let member as any AttachedDouble in double.__members { member.injected() }
  }

  func containerDidReset() { double.__reset() }

  func restorer() -> (@Sendable () -> Void)? {
    var restorers = double.__members.compactMap { ($0 as? any AttachedDouble)?.restorer() }
    if let double = double as? any StatefulDouble { restorers.append(double.stateRestorer()) }
    guard !restorers.isEmpty else { return nil }
    return { [restorers] in for restore in restorers { restore() } }
  }
}

/// Enables containers to find doubles among the instances they hold.
enum TestDoubles {
  /// Reading this property is enough; the first read does the work.
  static let areFound: Void = AttachedDoubles.install(
    mayHold: mayHoldDouble,
    find: residency(of:),
    isDouble: { $0 is any RecordingDouble.Type }
  )
}
