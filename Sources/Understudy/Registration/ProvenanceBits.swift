/// What an instance record says about how its instance was made: a ``DependencyRecord``, or enough to
/// make one for an instance that was made from nothing.
///
/// Many instances are made from nothing, and no other is made from them: most overrides in tests. A
/// record of theirs, which nothing would read, costs an allocation and a tenth of an override.
@usableFromInline
struct ProvenanceBits {
  let key: Key
  /// Either the address of a record, of which this owns a reference; or, with the lowest bit set, which
  /// is free because objects are word-aligned: whether a container keeps the instance, its level
  /// (15 bits) and the number of the registration (47 bits).
  let bits: UInt64

  init(_ record: DependencyRecord) {
    key = record.key
    bits = UInt64(UInt(bitPattern: Unmanaged.passRetained(record).toOpaque()))
  }

  /// The origin of an instance that was made from nothing; `nil` if the numbers are too large.
  @inline(__always)
  init?(_ key: Key, registration: UInt64, level: Int, isKept: Bool) {
    guard registration < 1 << 47, let level = UInt16(exactly: level), level < 1 << 15 else {
      return nil
    }
    self.key = key
    bits = registration << 17 | UInt64(level) << 2 | (isKept ? 3 : 1)
  }

  /// The record in the bits of an origin; `nil` if it is not made yet.
  @inline(__always)
  static func record(in bits: UInt64) -> Unmanaged<DependencyRecord>? {
    guard bits & 1 == 0 else { return nil }
    return .fromOpaque(UnsafeRawPointer(bitPattern: UInt(bits)).unsafelyUnwrapped)
  }
}

extension DependencyRecord {
  /// Makes the record of an instance that was made from nothing.
  ///
  /// - Parameter bits: those of its origin.
  convenience init(_ key: Key, lookupIn bits: UInt64) {
    self.init(
      key: key,
      registration: bits >> 17,
      level: Int(bits >> 2 & 0x7FFF),
      kind: bits & 2 != 0 ? .sharedInstance : .use
    )
  }
}
