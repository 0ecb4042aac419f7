#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Identifies a thread among all that exist at the time.
struct ThreadIdentity: Equatable {
  let bits: UInt

  private init(bits: UInt) { self.bits = bits }

  @inline(__always)
  static var current: ThreadIdentity {
    #if canImport(Darwin)
      ThreadIdentity(bits: UInt(bitPattern: pthread_self()))
    #else
      ThreadIdentity(bits: UInt(pthread_self()))
    #endif
  }
}
