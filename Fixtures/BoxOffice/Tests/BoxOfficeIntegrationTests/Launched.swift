import Foundation

/// The app as a process of its own: what it printed, and how it ended.
struct Launched: Sendable {
  let output: String
  let succeeded: Bool

  /// Launches the app, and waits until it has ended: a minute at most.
  static func app(with variables: [String: String]) async throws -> Launched {
    let log = URL.temporaryDirectory.appending(path: "\(UUID()).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = products.appending(path: "boxoffice")
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    let limit = Task {
      try await Task.sleep(for: .seconds(60))
      process.terminate()
    }
    for await _ in ends {}
    limit.cancel()
    return Launched(
      output: String(decoding: try Data(contentsOf: log), as: UTF8.self),
      succeeded: process.terminationReason == .exit && process.terminationStatus == 0
    )
  }

  /// The folder of the test bundle, which is also that of the app.
  static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let path = bundle?.bundlePath ?? CommandLine.arguments[0]
    return URL(filePath: path).deletingLastPathComponent()
  }
}
