import Understudy

/// The objects that factories have built in one test.
///
/// An object is *followed* from its first birth on, once, however many factories hand it on. When
/// the test has ended it is judged (``LeakVerdict``): *gone*, *kept* by something that may, *allowed*
/// or *left*. Until then those that are gone are dropped now and then.
///
/// No method looks at an object that its caller does not hold: whoever looks may be the last to let
/// go of it, and then runs its `deinit`, which must not happen under a lock.
struct FollowedObjects {
  struct Entry {
    private(set) weak var object: AnyObject?
    let id: ObjectIdentifier
    let birth: Birth
    let number: Int
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0
  private var crowd = 256

  /// Follows an object, which the caller holds.
  ///
  /// - Parameter address: of the caller's choice only in tests of what happens when it is used again.
  mutating func follow(_ object: AnyObject, _ birth: Birth, at address: ObjectIdentifier? = nil) {
    let id = address ?? ObjectIdentifier(object)
    // Another object may have had the address before; its reference is empty now.
    if let known = entries[id], known.object === object { return }
    lastNumber += 1
    entries[id] = Entry(object: object, id: id, birth: birth, number: lastNumber)
  }

  /// Whether it is time to look for those that are gone.
  var isCrowded: Bool { entries.count >= crowd }

  /// Forgets what was found to be gone, unless another object has come to its address.
  mutating func forget(_ gone: [Entry]) {
    for entry in gone where entries[entry.id]?.number == entry.number { entries[entry.id] = nil }
    crowd = max(256, entries.count * 2)
  }
}
