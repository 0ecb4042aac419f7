import Foundation
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A temporary directory` {
  private let scope = TestScope(of: "prints tickets", CollectingRecorder())
  private let container: Container
  private let directory = TemporaryDirectory()

  init() {
    container = Container(label: "case", rules: nil, host: scope)
    container.register(TemporaryDirectory.self, instance: directory)
  }

  @Test func `is made on first use, empty and one for each double`() throws {
    let other = TemporaryDirectory()
    #expect(scope.remarks.isEmpty)
    #expect(try contents(of: directory.url).isEmpty)
    #expect(directory.url == directory.url)
    #expect(directory.url != other.url)
  }

  @Test func `is made once, whoever asks first`() async {
    let urls = await withTaskGroup(of: URL.self) { group in
      for _ in 0..<20 { group.addTask { directory.url } }
      return await group.reduce(into: Set<URL>()) { $0.insert($1) }
    }
    #expect(urls.count == 1)
  }

  @Test func `is removed with its files when its container closes`() async throws {
    let url = directory.url
    try write("A1", in: url)
    await container.close()
    #expect(!exists(url))
    #expect(scope.remarks.isEmpty)
  }

  @Test func `is removed at the end of a test that has passed`() async {
    let url = directory.url
    await scope.end()
    #expect(!exists(url))
  }

  @Test func `is kept at the end of a test that has failed, and named in its report`() async throws
  {
    let url = directory.url
    try write("A1", in: url)
    scope.noteFailure()
    let line = "temporary directory \(url.path), kept because the test failed"
    #expect(scope.remarks == [line])
    #expect(scope.report().contains(line))
    await scope.end()
    #expect(try contents(of: url) == ["A1"])
    try FileManager.default.removeItem(at: url)
  }

  @Test func `is removed by a reset, also after a failure, and then made anew`() throws {
    let url = directory.url
    try write("A1", in: url)
    scope.noteFailure()
    container.reset()
    #expect(!exists(url))
    #expect(scope.remarks.isEmpty)
    #expect(try contents(of: directory.url).isEmpty)
    #expect(directory.url != url)
    directory.reset()
  }

  @Test func `of a suite is removed even if something failed, and is not named`() async {
    let suite = TestScope(
      testName: "sales",
      extent: .suite,
      recorder: CollectingRecorder()
    )
    let container = Container(label: "suite", rules: nil, host: suite)
    container.register(TemporaryDirectory.self, instance: directory)
    let url = directory.url
    suite.noteFailure()
    #expect(suite.remarks.isEmpty)
    await suite.end()
    #expect(!exists(url))
  }

  @Test func `of no container is removed with its object, unless the test failed`() throws {
    func use(_ scope: TestScope?) -> URL {
      let container = scope.map { Container(label: "other", rules: nil, host: $0) }
      return withContainer(container ?? Container(label: "none")) { TemporaryDirectory().url }
    }
    #expect(!exists(use(nil)))
    let other = TestScope(of: "other", CollectingRecorder())
    #expect(!exists(use(other)))
    #expect(other.remarks.isEmpty)
    other.noteFailure()
    let kept = use(other)
    #expect(exists(kept))
    #expect(other.remarks == ["temporary directory \(kept.path), kept because the test failed"])
    try FileManager.default.removeItem(at: kept)
  }

  @Test func `of a bundle is kept and removed like one of its own`() async throws {
    for isFailing in [true, false] {
      let scope = TestScope(of: "prints tickets", CollectingRecorder())
      let container = Container(label: "case", rules: nil, host: scope)
      let doubles = DeterministicDoubles(seed: 7)
      doubles.register(in: container)
      let url = doubles.temporaryDirectory.url
      if isFailing { scope.noteFailure() }
      await scope.end()
      #expect(exists(url) == isFailing)
      doubles.reset()
      if isFailing { try FileManager.default.removeItem(at: url) }
    }
  }
}

// MARK: - Fixtures

private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

private func contents(of url: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: url.path)
}

private func write(_ name: String, in url: URL) throws {
  try Data("seat A1".utf8).write(to: url.appending(path: name))
}
