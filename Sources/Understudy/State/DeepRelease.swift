import Synchronization

/// Frees a chain of ancestors one by one: nested deinitializers would overflow the stack.
///
/// A descendant that is freed hands its parent over. The first one on a thread releases all that
/// are handed over meanwhile.
enum DeepRelease {
  private final class Doomed: @unchecked Sendable {  // used by `thread` alone, until it is over
    let thread = ThreadIdentity.current
    var containers: [Container] = []
    let isOver = Atomic<Bool>(false)

    /// Whether the loop that runs on this thread releases what the thread hands over. A task that a
    /// `deinit` has started inherits the list, and may run elsewhere or later.
    var isHere: Bool { thread == .current && !isOver.load(ordering: .relaxed) }
  }

  /// The number of containers that may be freed by nested deinitializers.
  static let mostFreedByRecursion = 64

  @TaskLocal private static var doomed: Doomed?

  /// Releases the reference, in the loop that runs on this thread if there is one.
  ///
  /// - Parameter parent: the parent of a container with more than ``mostFreedByRecursion``
  ///   ancestors.
  static func release(_ parent: inout Container?) {
    // Taken in the same step: a variable that held it would have the last reference to it.
    if let doomed, doomed.isHere {
      return doomed.containers.append(parent.take()!)  // containers this deep have one
    }
    let list = Doomed()
    list.containers.append(parent.take()!)  // as above
    $doomed.withValue(list) {
      while list.containers.popLast() != nil {}
      list.isOver.store(true, ordering: .relaxed)
    }
  }
}
