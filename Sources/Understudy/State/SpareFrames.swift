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
/// is freed with the thread. Another thread may have read a frame before it gave up its reference;
/// the count of references orders that before the next use.
enum SpareFrames {
  static var most: Int { 16 }

  /// The slot of each thread for its list; `nil` if there is none: then no frame is used again.
  ///
  /// The thread sanitizer does not know that the count of references is an order, and would report
  /// a frame's next use.
  private static let list: pthread_key_t? = {
    guard dlsym(everyImage, "__tsan_init") == nil else { return nil }
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { first in
      #if canImport(Darwin)
        SpareFrames.free(Unmanaged.fromOpaque(first))
      #else
        if let first { SpareFrames.free(Unmanaged.fromOpaque(first)) }
      #endif
    }
    return failure == 0 ? key : nil
  }()

  /// The handle by which `dlsym` searches all images of the process.
  private static var everyImage: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      UnsafeMutableRawPointer(bitPattern: -2)  // `RTLD_DEFAULT`, a macro that Swift does not import
    #else
      nil
    #endif
  }

  /// Whether frames are used again in this process.
  static var isInUse: Bool { list != nil }

  /// Removes and returns a frame; `nil` if this thread has none.
  @inline(__always)
  static func take() -> Frame? {
    guard let list, let first = pthread_getspecific(list) else { return nil }
    let frame = Unmanaged<Frame>.fromOpaque(first).takeRetainedValue()
    pthread_setspecific(list, frame.nextSpare?.toOpaque())
    return frame
  }

  /// Adds a frame that nothing else holds.
  @inline(__always)
  static func put(_ frame: Frame) {
    guard let list else { return }
    let first = pthread_getspecific(list).map { Unmanaged<Frame>.fromOpaque($0) }
    let count = first?._withUnsafeGuaranteedRef(\.spareCount) ?? 0
    guard count < most else { return }
    frame.append(first)
    let kept = Unmanaged.passRetained(frame)
    if pthread_setspecific(list, kept.toOpaque()) != 0 { kept.release() }
  }

  private static func free(_ first: Unmanaged<Frame>) {
    var next: Unmanaged<Frame>? = first
    while let frame = next?.takeRetainedValue() { next = frame.nextSpare }
  }
}
