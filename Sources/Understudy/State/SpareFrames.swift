#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The frames that a thread has used and uses again, since a new one costs more than a plain factory.
///
/// Each thread has a list of its own, which nothing else reads: it holds no more than ``most``, and
/// is freed with the thread.
enum SpareFrames {
  static var most: Int { 16 }

  private static let list: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { first in
      #if canImport(Darwin)
        SpareFrames.free(Unmanaged.fromOpaque(first))
      #else
        if let first { SpareFrames.free(Unmanaged.fromOpaque(first)) }
      #endif
    }
    // A process has a thousand of them.
    precondition(failure == 0, "no thread-local storage is left")
    return key
  }()

  /// Removes and returns a frame; `nil` if this thread has none.
  @inline(__always)
  static func take() -> Frame? {
    guard let first = pthread_getspecific(list) else { return nil }
    let frame = Unmanaged<Frame>.fromOpaque(first).takeRetainedValue()
    pthread_setspecific(list, frame.nextSpare?.toOpaque())
    return frame
  }

  /// Adds a frame that nothing else holds.
  @inline(__always)
  static func put(_ frame: Frame) {
    let first = pthread_getspecific(list).map { Unmanaged<Frame>.fromOpaque($0) }
    let count = first?._withUnsafeGuaranteedRef(\.spareCount) ?? 0
    guard count < most else { return }
    frame.append(first)
    pthread_setspecific(list, Unmanaged.passRetained(frame).toOpaque())
  }

  private static func free(_ first: Unmanaged<Frame>) {
    var next: Unmanaged<Frame>? = first
    while let frame = next?.takeRetainedValue() { next = frame.nextSpare }
  }
}
