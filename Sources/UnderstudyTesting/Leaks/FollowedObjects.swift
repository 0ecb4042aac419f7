import Understudy

/// The objects that factories have built in one test.
///
/// An object is *followed* from its first creation on, once, however many factories return it. When
/// the test has ended it is classified (``LeakVerdict``): *gone*, *kept* by something that may,
/// *allowed* or *left*. Until then entries of released objects are removed from time to time.
///
/// No method reads an object that its caller does not hold: reading may release the last reference
/// and then run its `deinit`, which must not happen under a lock.
struct FollowedObjects {
  struct Entry {
    private(set) weak var object: AnyObject?
    let id: ObjectIdentifier
    let origin: InstanceOrigin
    let number: Int
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0
  private var crowd = 256

  /// Follows an object, which the caller holds.
  ///
  /// - Parameter address: set only in tests of an address that is used again.
  mutating func follow(
    _ object: AnyObject,
    _ origin: InstanceOrigin,
    at address: ObjectIdentifier? = nil
  ) {
    let id = address ?? ObjectIdentifier(object)
    // Another object may have had the address before; its reference is empty now.
    if let known = entries[id], known.object === object { return }
    lastNumber += 1
    entries[id] = Entry(object: object, id: id, origin: origin, number: lastNumber)
  }

  /// Whether it is time to look for released objects.
  var isCrowded: Bool { entries.count >= crowd }

  /// Removes entries of released objects, unless another object has their address now.
  mutating func forget(_ gone: [Entry]) {
    for entry in gone where entries[entry.id]?.number == entry.number { entries[entry.id] = nil }
    crowd = max(256, entries.count * 2)
  }
}
