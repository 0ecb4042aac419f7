import Foundation
import TestSupport
import Testing

@testable import UnderstudyTesting

@Suite struct `The file of a report` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "usage-\(UUID())")

  private func text(of file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  @Test func `is created in a new folder, which may end with a slash`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "inner")
    try UsageFile("a.jsonl", in: inner.path).append(Array("one\n".utf8))
    try UsageFile("b.jsonl", in: inner.path + "/").append(Array("two\n".utf8))
    #expect(try text(of: "a.jsonl", in: inner) == "one\n")
    #expect(try text(of: "b.jsonl", in: inner) == "two\n")
  }

  @Test func `keeps the lines of many threads whole`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try UsageFile("a.jsonl", in: folder.path)
    onThreads(8) { number in
      let line = Array((String(repeating: "\(number)", count: 3_000) + "\n").utf8)
      for _ in 0..<50 { try? file.append(line) }
    }
    let lines = try text(of: "a.jsonl", in: folder).split(separator: "\n")
    #expect(lines.count == 400)
    #expect(lines.allSatisfy { $0.count == 3_000 && Set($0).count == 1 })
  }

  @Test func `cannot be where there is a file already, or no folder can be, and says so`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try UsageFile("a.jsonl", in: folder.path)
    #expect(
      throws: UsageFile.Failure(folder: folder.path, action: "written", reason: "File exists")
    ) {
      try UsageFile("a.jsonl", in: folder.path)
    }
    let inFile = folder.appending(path: "a.jsonl").path + "/reports"
    let failure = #expect(throws: UsageFile.Failure.self) { try UsageFile("a.jsonl", in: inFile) }
    #expect(
      failure?.description == """
        The report on what the tests use is not written: the folder "\(inFile)" cannot be created: \
        Not a directory. The tests run without it.
          fix: remove the file that is where a folder should be, set UNDERSTUDY_REPORT to another \
        folder, or unset it.
        """
    )
    let full = UsageFile.Failure(
      folder: "/reports",
      action: "written",
      reason: String(cString: strerror(ENOSPC))
    )
    #expect(full.description.contains("fix: free space on the disk of that folder, set "))
  }

  #if os(Linux)
    @Test func `takes no more lines after a failed write, and reports that once`() throws {
      // Each write to this device fails for want of space.
      let file = try UsageFile(opening: "/dev/full", in: folder.path, 0)
      let failure = #expect(throws: UsageFile.Failure.self) { try file.append([10]) }
      #expect(failure?.action == "written any further")
      #expect(failure?.reason == "No space left on device")
      try file.append([10])
    }
  #endif
}
