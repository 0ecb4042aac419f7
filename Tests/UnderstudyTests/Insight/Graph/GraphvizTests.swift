import Foundation
import Testing
import Understudy
import UnderstudyInsight

#if os(Linux) || os(macOS)
  /// Where Graphviz is installed, it has the last word on what DOT is.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: Graphviz.path)))
  struct `The program dot` {
    @Test func `draws the golden files`() throws {
      var graphs = [DependencyGraph(), .boxOffice, DependencyGraph(["A": ["A", "later A"]])]
      graphs.append(
        DependencyGraph(
          nodes: `The names of a graph's keys`.rows.map { .init(.named($0.given)) },
          edges: `The names of a graph's keys`.rows.map {
            .init(from: .mailer, to: .named($0.given))
          }
        )
      )
      try Graphviz.draw(graphs)
    }

    @Test func `draws 200 graphs at random`() throws {
      var generator = SeededGenerator(seed: 7)
      try Graphviz.draw(
        (0..<200).map { _ in
          let count = Int.random(in: 0...12, using: &generator)
          return .random(of: count, edges: count * 2, using: &generator)
        }
      )
    }
  }

  private enum Graphviz {
    static let path = "/usr/bin/dot"

    /// It takes several graphs one after the other, and says what it does not understand.
    static func draw(_ graphs: [DependencyGraph]) throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).dot")
      defer { try? FileManager.default.removeItem(at: file) }
      try graphs.map(\.dot).joined(separator: "\n").write(
        to: file,
        atomically: true,
        encoding: .utf8
      )
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = ["-Tplain", file.path()]
      let (output, errors) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (output, errors)
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let complaint = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(),
        as: UTF8.self
      )
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(complaint == "")
      let lines = text.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("node ") } == graphs.reduce(0) { $0 + $1.nodes.count })
      #expect(lines.count { $0.hasPrefix("edge ") } == graphs.reduce(0) { $0 + $1.edges.count })
    }
  }
#endif
