import Understudy

/// The container whose factory first returned each object, over all tests that check for leaks.
///
/// An object is *unseen* or *seen*, once. It is seen *again* when an unrelated container's factory
/// returns it. As in ``FollowedObjects`` nothing here releases an object.
struct SharedObjectLog {
  /// A test that checks for leaks.
  struct Witness {
    let number: UInt64
    let name: String
  }

  struct Sighting {
    fileprivate(set) weak var object: AnyObject?
    let origin: InstanceOrigin
    let witness: Witness
    fileprivate let number: Int
  }

  private(set) var first: [ObjectIdentifier: Sighting] = [:]
  private var lastNumber = 0
  private var crowd = 256

  /// Records that a factory has returned an object, which the caller holds.
  ///
  /// - Parameter address: set only in tests of an address that is used again.
  /// - Returns: the earlier sighting in an unrelated container, if there is one.
  mutating func see(
    _ object: AnyObject,
    _ origin: InstanceOrigin,
    by witness: Witness,
    at address: ObjectIdentifier? = nil
  ) -> Sighting? {
    let id = address ?? ObjectIdentifier(object)
    // Another object may have had the address before; its reference is empty now.
    guard let known = first[id], known.object === object else {
      lastNumber += 1
      first[id] = Sighting(object: object, origin: origin, witness: witness, number: lastNumber)
      return nil
    }
    let isRelated = origin.isRelated(
      to: known.origin,
      inOneTest: witness.number == known.witness.number
    )
    return isRelated ? nil : known
  }

  var isCrowded: Bool { first.count >= crowd }

  /// Removes entries of released objects, unless another object has their address now.
  mutating func forget(_ gone: [(ObjectIdentifier, Sighting)]) {
    for (id, sighting) in gone where first[id]?.number == sighting.number { first[id] = nil }
    crowd = max(256, first.count * 2)
  }
}

extension InstanceOrigin {
  /// Returns whether one object may legitimately come from both: one of the containers is, or comes
  /// from, the other, or both are forks with the same registration in one test.
  fileprivate func isRelated(to other: InstanceOrigin, inOneTest isOneTest: Bool) -> Bool {
    if line.contains(other.container) || other.line.contains(container) { return true }
    guard isOneTest, key == other.key, registration == other.registration else { return false }
    // Parameterised factories have no number; the line tells them apart.
    return registration != 0 || registeredAt == other.registeredAt
  }
}

/// The sightings of this process.
final class SightingBook: Sendable {
  static let shared = SightingBook()

  private let sightings = Lock(SharedObjectLog())

  func see(
    _ object: AnyObject,
    _ origin: InstanceOrigin,
    by witness: SharedObjectLog.Witness
  ) -> SharedObjectLog.Sighting? {
    let (earlier, crowd) = sightings.withLock { sightings in
      let earlier = sightings.see(object, origin, by: witness)
      return (earlier, sightings.isCrowded ? sightings.first : [:])
    }
    if !crowd.isEmpty {
      let gone = crowd.filter { $0.value.object == nil }
      sightings.withLock { $0.forget(gone.map { ($0.key, $0.value) }) }
    }
    return earlier
  }
}
