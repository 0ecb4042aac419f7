import Synchronization

/// An object that is made on first use, by the first caller.
///
/// `AtomicLazyReference` does the same and looks up generic metadata on each access, which costs
/// more than what it saves.
///
/// States: *empty*; *made*, for good. Invariant: the bits are those of an object that this owns.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let bits = Atomic<UInt>(0)

  deinit { unmanaged?.release() }

  /// The object, if it has been made.
  @inline(__always)
  var known: Object? { unmanaged?.takeUnretainedValue() }

  /// The object; makes it if it has not been made yet.
  func object(orMaking make: () -> Object) -> Object {
    if let known { return known }
    let made = Unmanaged.passRetained(make())
    let (isFirst, there) = bits.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: made.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    if isFirst { return made.takeUnretainedValue() }
    made.release()
    return Unmanaged<Object>.fromOpaque(UnsafeRawPointer(bitPattern: there)!).takeUnretainedValue()
  }

  /// The object, unretained; valid as long as this reference exists.
  @inline(__always)
  var unmanaged: Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: bits.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }
}
