import Synchronization

/// Lets a little time pass without touching memory that other threads use.
enum Pause {
  @inline(never)
  static func take(_ looks: Int) {
    let word = quiet
    // The compiler keeps these loads: they are atomic, and read memory that it does not know.
    for _ in 0..<looks { _ = word.pointee.load(ordering: .relaxed) }
  }

  /// A word on its own cache line that is never written.
  nonisolated(unsafe) private static let quiet = makeQuiet()  // atomic, and never freed

  private static func makeQuiet() -> UnsafeMutablePointer<Atomic<UInt32>> {
    let line = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 128)
    return line.initializeMemory(as: Atomic<UInt32>.self, to: Atomic(0))
  }
}
