import Dispatch
package import Foundation
import Synchronization

/// A process that runs to its end, or to a time limit.
package struct ChildProcess {
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  package var executable: URL
  package var arguments: [String]
  package var environment: [String: String]?
  package var folder: URL?

  package init(
    _ executable: URL,
    _ arguments: [String],
    environment: [String: String]? = nil,
    folder: URL? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// Looks the command up in `PATH`.
  package init(command: [String], environment: [String: String]? = nil, folder: URL? = nil) {
    self.init(
      URL(fileURLWithPath: "/usr/bin/env"),
      command,
      environment: environment,
      folder: folder
    )
  }

  /// Runs the process, writes what it prints into the file, and returns how it ended.
  ///
  /// - Parameters:
  ///   - output: gets standard output and standard error.
  ///   - errors: gets standard error instead, if given.
  ///   - limit: seconds after which the process and its children are killed.
  package func run(output: URL, errors: URL? = nil, limit: Double? = nil) throws -> End {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let printed = try Self.handle(output)
    process.standardOutput = printed
    process.standardError = try errors.map(Self.handle) ?? printed
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    running.withLock { $0 = process.processIdentifier }
    defer { running.withLock { $0 = nil } }
    let deadline = limit.map { DispatchTime.now() + $0 } ?? .distantFuture
    guard ended.wait(timeout: deadline) == .success else {
      Self.kill(process.processIdentifier)
      _ = ended.wait(timeout: .now() + 10)
      return .timedOut
    }
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
  }

  /// Ends the process that runs now; for handlers of signals.
  package static func killRunning() {
    if let running = running.withLock({ $0 }) { kill(running) }
  }

  private static func handle(_ file: URL) throws -> FileHandle {
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw SuiteToolError(
        "\(file.path) cannot be written.",
        fix: "check the rights of the folder."
      )
    }
    return try FileHandle(forWritingTo: file)
  }

  private static func kill(_ process: pid_t) {
    // On Linux, Foundation gives each process a group of its own, which its children are in, too.
    #if canImport(Glibc) || canImport(Musl)
      _ = Foundation.kill(-process, SIGKILL)
    #endif
    _ = Foundation.kill(process, SIGKILL)
  }
}

/// The process that runs now; the tool runs one at a time.
private let running = Mutex<pid_t?>(nil)
