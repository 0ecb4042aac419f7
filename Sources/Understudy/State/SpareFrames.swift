import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The frames that a thread has used and uses again, since a new one costs more than a plain factory.
///
/// Each thread has its own, which nothing else reads: no more than ``most`` of either kind, freed
/// with the thread. Another thread may have read a frame before it gave up its reference; the count
/// of references orders that before the next use.
final class SpareFrames {
  static var most: Int { 16 }

  /// Frames of factories that make a value for one caller.
  @exclusivity(unchecked) private var frames = List()
  /// Builds.
  @exclusivity(unchecked) private var builds = List()

  /// Frames that are linked by their parents; it owns each of them.
  private struct List {
    var first: Unmanaged<Frame>?
    var count = 0
  }

  deinit {
    for list in [frames, builds] {
      var next = list.first
      while let frame = next?.takeRetainedValue() { next = frame.nextSpare }
    }
  }
}

// MARK: - The threads

extension SpareFrames {
  /// Those of this thread; valid until it ends. `nil` if no frame is used again.
  @inline(__always)
  static var own: Unmanaged<SpareFrames>? {
    let slot = slot.load(ordering: .relaxed)
    guard slot > 0 else { return slot == 0 ? begin() : nil }
    guard let known = pthread_getspecific(pthread_key_t(slot - 1)) else { return make(slot) }
    return .fromOpaque(known)
  }

  /// Finds out whether frames are used again, so that ``own`` asks the loader of the process nothing:
  /// for callers that will take a lock.
  @inline(__always)
  static func prepare() { if slot.load(ordering: .relaxed) == 0 { _ = begin() } }

  /// Whether frames are used again in this process.
  static var isInUse: Bool { own != nil }

  /// The slot of each thread for its own, plus 1; 0 if it is not known yet, -1 if there is none.
  private static let slot = Atomic<Int>(0)

  /// The thread sanitizer does not know that the count of references is an order, and would report
  /// a frame's next use.
  private static var isSanitized: Bool { LoadedSymbol.address(of: "__tsan_init") != nil }

  @inline(never)
  private static func begin() -> Unmanaged<SpareFrames>? {
    CurrentTask.lookUp()
    let made = isSanitized ? -1 : newSlot() ?? -1
    let (isFirst, known) = slot.compareExchange(expected: 0, desired: made, ordering: .relaxed)
    if !isFirst, made > 0 { pthread_key_delete(pthread_key_t(made - 1)) }
    let slot = isFirst ? made : known
    return slot > 0 ? make(slot) : nil
  }

  private static func newSlot() -> Int? {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { own in
      #if canImport(Darwin)
        Unmanaged<SpareFrames>.fromOpaque(own).release()
      #else
        if let own { Unmanaged<SpareFrames>.fromOpaque(own).release() }
      #endif
    }
    return failure == 0 ? Int(key) + 1 : nil
  }

  @inline(never)
  private static func make(_ slot: Int) -> Unmanaged<SpareFrames>? {
    let made = Unmanaged.passRetained(SpareFrames())
    if pthread_setspecific(pthread_key_t(slot - 1), made.toOpaque()) == 0 { return made }
    made.release()
    return nil
  }
}

// MARK: - Taking and putting

extension SpareFrames {
  /// Removes and returns the frame of a factory for one caller, with its reference; `nil` if there is
  /// none.
  @inline(__always)
  func takeFrame() -> Unmanaged<Frame>? { take(from: &frames) }

  /// Adds a frame that nothing else holds; takes over the reference.
  @inline(__always)
  func put(_ frame: Unmanaged<Frame>) { put(frame, into: &frames) }

  /// Removes and returns a build, with its reference; `nil` if there is none.
  @inline(__always)
  func takeBuild() -> Unmanaged<Build>? {
    take(from: &builds).map { .fromOpaque($0.toOpaque()) }  // only builds are put there
  }

  /// Adds a build that nothing else holds; takes over the reference.
  @inline(__always)
  func put(_ build: Unmanaged<Build>) { put(.fromOpaque(build.toOpaque()), into: &builds) }

  @inline(__always)
  private func take(from list: inout List) -> Unmanaged<Frame>? {
    guard let first = list.first else { return nil }
    list.first = first._withUnsafeGuaranteedRef { $0.nextSpare }
    list.count -= 1
    return first
  }

  @inline(__always)
  private func put(_ frame: Unmanaged<Frame>, into list: inout List) {
    guard list.count < Self.most else { return frame.release() }
    frame._withUnsafeGuaranteedRef { $0.append(list.first) }
    list.first = frame
    list.count += 1
  }
}
