#if Suite
  import Dispatch
  import Foundation
  import SuiteTools

  /// Ends the running tests, too, when the tool is stopped.
  enum Interruption {
    /// - Parameter state: the folder that the next audit goes on with.
    static func install(state: URL) {
      for number in [SIGINT, SIGTERM, SIGHUP] {
        // Not SIG_IGN, which the processes of the tests would inherit.
        signal(number) { _ in }
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          ChildProcess.stop()
          Progress.note("stopped; the same command continues from \(state.path)")
          exit(128 + number)
        }
        source.resume()
        sources.append(source)
      }
    }

    /// A source that nobody holds is cancelled.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []  // one thread
  }
#endif
