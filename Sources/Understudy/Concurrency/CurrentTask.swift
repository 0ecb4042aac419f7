import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks whether a thread runs a task.
///
/// `withUnsafeCurrentTask` does, too, but counts the task, and takes 400 instructions without one: more
/// than the answer is good for. It calls a function that the runtime exports, whose name a declaration
/// may not mention, so that is looked up.
enum CurrentTask {
  private typealias Getter = @convention(c) () -> UnsafeRawPointer?

  /// The address of the function; 0 if it was not looked up, or not found.
  private static let address = Atomic<UInt>(0)

  /// Whether this thread runs no task; `false` if that is not known.
  @inline(__always)
  static var isKnownToBeNone: Bool {
    guard let address = UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed)) else {
      return false
    }
    return unsafeBitCast(address, to: Getter.self)() == nil
  }

  /// Looks the function up; where it is not found, as in a program without dynamic symbols, each
  /// thread may run a task.
  static func lookUp() {
    #if canImport(Darwin)
      let everyImage = UnsafeMutableRawPointer(bitPattern: -2)  // `RTLD_DEFAULT`, as a macro
    #else
      let everyImage: UnsafeMutableRawPointer? = nil
    #endif
    let found = dlsym(everyImage, "swift_task_getCurrent")
    address.store(UInt(bitPattern: found), ordering: .relaxed)
  }
}
