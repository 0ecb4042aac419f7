import Foundation
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite final class `An expected golden file` {
  private let recorder = CollectingRecorder(isOnTestTask: true)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private let graph = DependencyGraph(
    nodes: [.init(.of(Letter.self), lifetime: "singleton")],
    edges: [.init(from: .of((any Mailer).self), to: .of(Letter.self), kind: .later)]
  )

  /// The way from this file to one in the temporary folder.
  private func path(to name: String) -> String {
    String(repeating: "../", count: "\(#filePath)".split(separator: "/").count - 1)
      + folder.appending(path: name).path(percentEncoded: false).dropFirst()
  }

  /// What is recorded in a test of its own.
  private func issues(_ body: () -> Void) -> [ContainerIssue] {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let before = recorder.issues.count
    withContainer(Container(label: "stage", rules: nil, host: scope)) { body() }
    return Array(recorder.issues.dropFirst(before))
  }

  @Test func `that equals the text is no issue`() {
    let issues = issues {
      expectGolden("A golden text,\nof two lines.", "../../../Fixtures/Golden/Text.txt")
    }
    #expect(issues.isEmpty)
  }

  @Test func `that is missing is an issue at the calling line, and so is its recording`() {
    let path = path(to: "Sale.txt")
    let line = UInt(#line) + 1
    let missing = issues { expectGolden("A1", path) }
    #expect(missing.map(\.site) == [SourceSite(line: line)])
    #expect(missing.first?.message.hasPrefix("There is no golden file \(path) beside") == true)
    let recorded = issues { expectGolden("A1", path, recording: true) }
    #expect(recorded.first?.message.hasPrefix("\(path) was recorded, beside") == true)
    #expect(recorded.map(\.severity) == [.error])
    #expect(issues { expectGolden("A1", path) }.isEmpty)
    #expect(issues { expectGolden("A1", path, recording: true) }.isEmpty)
    #expect(issues { expectGolden("A2", path) }.count == 1)
  }

  @Test func `fails a test that has no container`() {
    let path = path(to: "Sale.txt")
    withKnownIssue {
      expectGolden("A1", path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no golden file") }
        && issue.sourceLocation?.fileName == "GoldenExpectationTests.swift"
    }
  }

  @Test(.container) func `fails a test that has a container`() {
    let path = path(to: "Sale.txt")
    withKnownIssue {
      expectGolden("A1", path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no golden file") }
    }
  }

  @Test(arguments: ["txt", "mmd", "dot", "json"])
  func `of a graph has the format of its name's extension`(ending: String) {
    #expect(issues { graph.expectGolden("../../../Fixtures/Golden/Graph.\(ending)") }.isEmpty)
  }

  @Test(arguments: [
    ("mermaid", "flowchart LR"), ("gv", "digraph"), ("MMD", "flowchart LR"),
    ("html", "<!doctype html>"),
  ])
  func `of a graph may have other known extensions`(ending: String, beginning: String) throws {
    let name = "Graph.\(ending)"
    #expect(issues { graph.expectGolden(path(to: name), recording: true) }.count == 1)
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    #expect(text.hasPrefix(beginning))
  }

  @Test(arguments: ["Graph", "Graph.md", "Graph."])
  func `of a graph needs an extension that names the format`(name: String) {
    let line = UInt(#line) + 1
    let issues = issues { graph.expectGolden(name) }
    #expect(
      issues.map(\.message) == [
        """
        The file name "\(name)" does not give the graph's format.
          fix: end it in .txt, .mmd, .dot, .json or .html.
        """
      ]
    )
    #expect(issues.map(\.site) == [SourceSite(line: line)])
  }
}
