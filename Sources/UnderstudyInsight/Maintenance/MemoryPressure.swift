#if canImport(Darwin)
  internal import Dispatch
#endif

/// How short of memory the system is.
public enum MemoryPressure: String, Hashable, Sendable, CaseIterable, Comparable {
  /// There is enough, again.
  case normal
  /// Give back what costs nothing.
  case warning
  /// Give back what can be made again, or be ended.
  case critical

  public static func < (left: MemoryPressure, right: MemoryPressure) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }

  /// What the system reports, as it does; on Linux, which reports nothing, it ends at once.
  ///
  /// ```swift
  /// for await pressure in MemoryPressure.events { print(pressure) }
  /// ```
  ///
  /// Each has a source of its own, which ends with it.
  public static var events: AsyncStream<MemoryPressure> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      #if canImport(Darwin)
        let source = SystemSource(
          DispatchSource.makeMemoryPressureSource(eventMask: .all, queue: .global())
        )
        // The source holds its handler, and so itself, until it is cancelled.
        source.handle.setEventHandler {
          let level = source.handle.data
          continuation.yield(
            level.contains(.critical) ? .critical : level.contains(.warning) ? .warning : .normal
          )
        }
        continuation.onTermination = { _ in source.handle.cancel() }
        source.handle.activate()
      #else
        continuation.finish()
      #endif
    }
  }
}

#if canImport(Darwin)
  /// The system's own source: its protocol is not `Sendable`, and both closures need it.
  private struct SystemSource: @unchecked Sendable {  // dispatch objects may be used on any thread
    let handle: any DispatchSourceMemoryPressure

    init(_ handle: any DispatchSourceMemoryPressure) { self.handle = handle }
  }
#endif
