import Synchronization

/// Frees a chain of ancestors one by one: each within the one before would run out of stack.
///
/// A descendant that ends hands its parent over. The first to do so on a thread releases all that is
/// handed over meanwhile.
enum DeepRelease {
  private final class Doomed: @unchecked Sendable {  // used by `thread` alone, until it is over
    let thread = ThreadIdentity.current
    var containers: [Container] = []
    let isOver = Atomic<Bool>(false)

    /// Whether what this thread lets go of is released by the loop that runs on it. A task that a
    /// `deinit` has started inherits the list, and may run elsewhere or later.
    var isHere: Bool { thread == .current && !isOver.load(ordering: .relaxed) }
  }

  /// How many containers may free themselves each within the one before.
  static let mostFreedByRecursion = 64

  @TaskLocal private static var doomed: Doomed?

  /// - Parameter parent: of a container with more than ``mostFreedByRecursion`` ancestors.
  static func release(_ parent: inout Container?) {
    // Taken in the same step: a variable that held it would be the last to let go of it.
    if let doomed, doomed.isHere {
      return doomed.containers.append(parent.take()!)  // those deep down have one
    }
    let list = Doomed()
    list.containers.append(parent.take()!)  // as above
    $doomed.withValue(list) {
      while list.containers.popLast() != nil {}
      list.isOver.store(true, ordering: .relaxed)
    }
  }
}
