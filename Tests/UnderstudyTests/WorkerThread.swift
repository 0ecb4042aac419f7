import Foundation

/// Starts a real thread, which no task runs on.
func startThread(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread(body)
}
