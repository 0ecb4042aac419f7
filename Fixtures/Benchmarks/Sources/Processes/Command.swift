import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A tool in a process of its own.
struct Command {
  /// What it has printed, and what it took.
  struct Outcome {
    let text: String
    let wall: Duration
    /// Of all processors, with what the process has started and waited for.
    let processors: Duration
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder `Fixtures`, wherever the command was started.
  static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Processes
    .deletingLastPathComponent()  // Sources
    .deletingLastPathComponent()  // Benchmarks
    .deletingLastPathComponent()

  private let words: [String]
  private let environment: [String: String]

  init(_ words: String..., environment: [String: String] = [:]) {
    self.init(words, environment: environment)
  }

  init(_ words: [String], environment: [String: String] = [:]) {
    self.words = words
    self.environment = environment
  }

  /// Runs it to its end; not while another one runs.
  @discardableResult
  func run() throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    let before = Self.processorsOfChildren
    let start = ContinuousClock.now
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(words.joined(separator: " ")) failed:\n\(text)")
    }
    return Outcome(
      text: text,
      wall: ContinuousClock.now - start,
      processors: Self.processorsOfChildren - before
    )
  }

  private static var processorsOfChildren: Duration {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) {
      $0 + .seconds($1.tv_sec) + .microseconds(Int($1.tv_usec))
    }
  }
}

extension Duration {
  var seconds: Double { self / .seconds(1) }
}
