import Foundation

/// Starts a real thread, which no task runs on.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread(body)
}
