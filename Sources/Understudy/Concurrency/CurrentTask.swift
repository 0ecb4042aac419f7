import Synchronization

/// Asks whether a thread runs a task.
///
/// `withUnsafeCurrentTask` does, too, but counts the task, and takes 400 instructions without one: more
/// than the answer is good for. It calls a function that the runtime exports, whose name a declaration
/// may not mention, so that is looked up.
enum CurrentTask {
  /// As the runtime's own, which takes nothing and returns one pointer: there the two conventions agree.
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

  /// Looks the function up, any number of times; where it is not found in the runtime of this program,
  /// as in one without dynamic symbols, each thread may run a task.
  static func lookUp() {
    let found = LoadedSymbol.address(of: "swift_task_getCurrent", in: .ofConcurrencyRuntime)
    address.store(UInt(bitPattern: found), ordering: .relaxed)
  }
}
