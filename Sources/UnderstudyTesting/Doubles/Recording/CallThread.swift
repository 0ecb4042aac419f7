#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The thread that made a call, for checking whether two calls came from the same one.
///
/// ```swift
/// #expect(Set(printer.prints.calls.map(\.thread)).count == 1)
/// ```
///
/// A thread that starts after another has ended may be equal to it: systems reuse thread handles.
public struct CallThread: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let handle: UInt

  /// The current thread.
  public static var current: CallThread { CallThread() }

  @usableFromInline
  init() {
    #if canImport(Darwin)
      handle = UInt(bitPattern: pthread_self())
    #else
      handle = UInt(pthread_self())
    #endif
  }

  /// A name that is the same for the same thread, such as `thread 7f30`.
  public var description: String { "thread \(String(handle, radix: 16))" }
}
