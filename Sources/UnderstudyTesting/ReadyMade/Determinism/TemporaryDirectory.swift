package import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An empty directory of its own for each test, which is removed when the test's container closes.
///
/// ```swift
/// @Test(.container { DeterministicDoubles().register(in: $0) })
/// func `tickets are printed into files`() throws {
///   let folder = try Container.current.resolve(TemporaryDirectory.self)
///   try TicketPrinter(into: folder.url).printTicket(for: "A1")
///   #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "A1.txt").path))
/// }
/// ```
///
/// The directory is made on first use. If the test has failed, it is kept, and its path is in the
/// test's report and, once it exists, beside the failure. One that belongs to a suite or to no test
/// is always removed: by ``TestDouble/reset()``, with its container, or with the object.
///
/// It is a ``TestDouble``: a reset removes the directory and its contents, and the next use makes
/// another one. Restoring a snapshot does not restore files.
///
/// It may be used from any thread.
public final class TemporaryDirectory: TestDouble {
  private struct State {
    var url: URL?
    weak var scope: TestScope?
  }

  private let state: Lock<State>
  private let site: SourceSite

  /// Makes a double whose directory is made on first use.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    state = Lock(State(scope: TestScope.inReach))
  }

  deinit { remove(unless: { $0.hasFailed }) }

  /// The directory, which exists from the first read on.
  ///
  /// If it cannot be made, that fails the test at the line of the double.
  public var url: URL {
    let (url, scope, failure) = state.withLock { state -> (URL, TestScope?, (any Error)?) in
      let scope = state.scope
      if let url = state.url { return (url, scope, nil) }
      let url = Self.freshURL
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        state.url = url
        return (url, scope, nil)
      } catch {
        return (url, scope, error)
      }
    }
    guard let failure else {
      scope?.noteDirectory(url)
      return url
    }
    let text =
      "The temporary directory \(url.path) could not be made: \(failure)"
      + "\n  fix: set TMPDIR to a directory in which the tests may write."
    NearestHost.record(ContainerIssue(text, at: site), preferring: scope)
    return url
  }

  private static var freshURL: URL {
    FileManager.default.temporaryDirectory
      .appending(path: "understudy-\(UUID().uuidString)", directoryHint: .isDirectory)
  }

  private func remove(unless isKept: (TestScope) -> Bool) {
    let (url, scope) = state.withLock { state in
      defer { state.url = nil }
      return (state.url, state.scope)
    }
    guard let url else { return }
    if let scope, scope.extent == .test, isKept(scope) { return }
    try? FileManager.default.removeItem(at: url)
    scope?.noted.remove(url.remark)
  }
}

extension TemporaryDirectory: RestoringDouble {
  func resetState() { remove(unless: { _ in false }) }
}

extension TemporaryDirectory: AttachedDouble {
  package var identity: AttachedDoubleIdentity? { AttachedDoubleIdentity(self, as: Self.self) }

  package func attach(host: (any TestHost)?) {
    guard let scope = host as? TestScope else { return }
    let (url, former) = state.withLock { state in
      defer { state.scope = scope }
      return (state.url, state.scope)
    }
    if let url { scope.noteDirectory(url) }
    withExtendedLifetime(former) {}  // released here, outside the lock
  }

  /// Removes the directory: at the end of the test only if it has passed.
  package func containerDidReset() { remove(unless: { $0.hasFailed && $0.isOver }) }
}

extension TestScope {
  /// Names the directory with the test's failure. A suite's is not kept, and not named.
  fileprivate func noteDirectory(_ url: URL) {
    if extent == .test { noted.add(url.remark) }
  }
}

extension URL {
  fileprivate var remark: String { "temporary directory \(path), kept because the test failed" }
}
