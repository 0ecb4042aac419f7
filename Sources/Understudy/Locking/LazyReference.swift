import Synchronization

/// An object that is made when it is first needed, by whoever comes first.
///
/// `AtomicLazyReference` does the same and looks up generic metadata for it, at each look, which
/// costs more than what it stands for.
///
/// States: *empty*; *made*, for good. Invariant: the bits are those of an object that this owns.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let bits = Atomic<UInt>(0)

  deinit { unmanaged?.release() }

  /// The object, if it has been made.
  @inline(__always)
  var known: Object? { unmanaged?.takeUnretainedValue() }

  /// The object, made now if nobody has before.
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

  /// The same, alive as long as this is.
  @inline(__always)
  var unmanaged: Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: bits.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }
}
