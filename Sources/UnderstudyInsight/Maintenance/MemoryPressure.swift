#if canImport(Darwin)
  internal import Dispatch
#endif

/// A level of memory pressure, as the system reports it.
public enum MemoryPressure: String, Hashable, Sendable, CaseIterable, Comparable {
  /// There is enough memory again.
  case normal
  /// Memory is short: release whatever costs nothing to release.
  case warning
  /// Memory is very short: release everything that can be built again.
  case critical

  public static func < (left: MemoryPressure, right: MemoryPressure) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }

  /// The levels that the system reports, as they occur; on Linux, which reports none, the stream
  /// ends at once.
  ///
  /// ```swift
  /// for await pressure in MemoryPressure.events { print(pressure) }
  /// ```
  ///
  /// Each stream has its own source, which ends with it.
  public static var events: AsyncStream<MemoryPressure> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      #if canImport(Darwin)
        let source = SystemSource(
          DispatchSource.makeMemoryPressureSource(eventMask: .all, queue: .global())
        )
        // The source holds its handler, and thereby itself, until it is cancelled.
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
  /// The dispatch source, boxed: its protocol is not `Sendable`, and both closures need it.
  private struct SystemSource: @unchecked Sendable {  // dispatch objects may be used on any thread
    let handle: any DispatchSourceMemoryPressure

    init(_ handle: any DispatchSourceMemoryPressure) { self.handle = handle }
  }
#endif
