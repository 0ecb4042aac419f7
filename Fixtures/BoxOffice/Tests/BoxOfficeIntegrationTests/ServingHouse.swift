import Foundation

/// The app as a process that serves until it is ended: what it prints, as it prints it.
final class ServingHouse: Sendable {
  private let process: Process
  /// Held: without it, its end for reading is closed.
  private let pipe: Pipe
  private let chunks: AsyncStream<Data>

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - folder: where it runs, and keeps its database.
  ///   - arguments: its arguments.
  ///   - variables: what its environment has beside that of the tests.
  init(in folder: URL, _ arguments: [String], with variables: [String: String]) throws {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Launched.products.appending(path: "boxoffice")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    let (chunks, sink) = AsyncStream.makeStream(of: Data.self)
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        sink.finish()
      } else {
        sink.yield(data)
      }
    }
    try process.run()
    (self.process, self.pipe, self.chunks) = (process, pipe, chunks)
  }

  deinit { process.terminate() }

  /// Returns what it prints from now on until it has printed the text, or has ended.
  func output(upTo text: String) async -> String {
    var output = Data()
    for await chunk in chunks {
      output += chunk
      if String(decoding: output, as: UTF8.self).contains(text) { break }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
