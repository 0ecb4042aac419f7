#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends a chain of factories before the thread's stack overflows.
///
/// The limit is the remaining stack, not a number of factories: a thread of 512 KB and the main
/// thread each go as deep as they can.
enum StackGuard {
  /// The bytes needed for the factories until the next check, and for the error.
  private static let reserve = 128 * 1024
  #if DEBUG
    /// The number of factories between two checks; unoptimized, each takes 15 KB of the stack.
    static let interval = 4
  #else
    /// The number of factories between two checks.
    static let interval = 8
  #endif

  static var isNearlyUsedUp: Bool { remaining.map { $0 < reserve } ?? false }

  /// The bytes left on this thread's stack; `nil` if the system does not report them.
  private static var remaining: Int? {
    var marker = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    guard let lowest, here > lowest else { return nil }
    return Int(here - lowest)
  }

  /// The lowest address of this thread's stack. Asking the system costs the main thread a hundred
  /// microseconds, so each thread asks once.
  private static var lowest: UInt? {
    guard let memory else { return systemsLowest }
    if let known = pthread_getspecific(memory) { return UInt(bitPattern: known) }
    let lowest = systemsLowest
    pthread_setspecific(memory, lowest.flatMap(UnsafeRawPointer.init(bitPattern:)))
    return lowest
  }

  /// The key of each thread's stored address; `nil` if the system has none left.
  private static let memory: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  private static var systemsLowest: UInt? {
    #if canImport(Darwin)
      let thread = pthread_self()
      return UInt(bitPattern: pthread_get_stackaddr_np(thread))
        - UInt(pthread_get_stacksize_np(thread))
    #else
      // No `pthread_attr_t()`: whether that is Glibc's or Dispatch's depends on which file of the
      // module the compiler has read first.
      withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
        guard let attributes = buffer.baseAddress, let readAttributes,
          readAttributes(pthread_self(), attributes) == 0
        else { return nil }
        defer { pthread_attr_destroy(attributes) }
        var address: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_attr_getstack(attributes, &address, &size) == 0, let address else {
          return nil
        }
        return UInt(bitPattern: address)
      }
    #endif
  }

  #if !canImport(Darwin)
    private typealias ReadAttributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

    // The C library has it, but its headers show it to GNU's own dialect only.
    private static let readAttributes: ReadAttributes? = dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: ReadAttributes.self)  // the signature that its manual gives
    }
  #endif
}
