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
    let identifier = process.processIdentifier
    let isStopping = running.withLock {
      $0.process = identifier
      return $0.isStopping
    }
    if isStopping { Self.kill(identifier) }
    defer { Self.finish() }
    Self.endGroup(of: identifier)
    let deadline = limit.map { DispatchTime.now() + $0 } ?? .distantFuture
    guard ended.wait(timeout: deadline) == .success else {
      Self.kill(identifier)
      _ = ended.wait(timeout: .now() + 10)
      return .timedOut
    }
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
  }

  /// Ends the process that runs now; for handlers of signals that then exit.
  ///
  /// From then on, no process that ran returns: its end would look like a crash of its own.
  package static func stop() {
    let process = running.withLock {
      $0.isStopping = true
      return $0.process
    }
    if let process { kill(process) }
  }

  private static func finish() {
    let isStopping = running.withLock {
      $0.process = nil
      return $0.isStopping
    }
    while isStopping { Thread.sleep(forTimeInterval: 1) }
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

  /// Ends what a process leaves running when it ends: it would disturb later ones.
  ///
  /// On Linux, Foundation also reports the end only when none of them is left.
  private static func endGroup(of process: pid_t) {
    #if canImport(Glibc) || canImport(Musl)
      guard getpgid(process) == process else { return }
      Thread.detachNewThread {
        var ended = siginfo_t()
        // It stays until Foundation asks for it, so that no other process has its number yet.
        while waitid(P_PID, id_t(process), &ended, WEXITED | WNOWAIT) != 0 {
          if errno != EINTR { return }
        }
        _ = Foundation.kill(-process, SIGKILL)
      }
    #endif
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
private let running = Mutex<(process: pid_t?, isStopping: Bool)>((nil, false))
