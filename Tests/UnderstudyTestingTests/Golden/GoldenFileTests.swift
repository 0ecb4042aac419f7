import Foundation
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite final class `A golden file`: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID())")
  private let site = SourceSite(fileID: "SaleTests/SaleTests.swift", line: 12)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String = "Sale.txt") -> GoldenFile {
    GoldenFile(name, in: folder, at: site)
  }

  private func write(_ text: String, to name: String = "Sale.txt") throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func contents(of name: String = "Sale.txt") throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  @Test func `that is missing is reported with the way to record it`() throws {
    #expect(
      file("Goldens/Sale.txt").judge("A1", isRecording: false) == """
        There is no golden file Goldens/Sale.txt beside SaleTests.swift.
          fix: run this test once with UNDERSTUDY_RECORD_GOLDEN=1 in the environment (under xcodebuild TEST_RUNNER_UNDERSTUDY_RECORD_GOLDEN=1), which writes \
        the file, then review and commit it.
        """
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == [])
  }

  @Test(arguments: ["", "/Sale.txt", "Goldens/"], [false, true])
  func `has a name that leads from the test to a file`(name: String, isRecording: Bool) throws {
    #expect(
      file(name).judge("A1", isRecording: isRecording) == """
        "\(name)" is not a name for a golden file.
          fix: give the file's path, from the folder that SaleTests.swift is in, such as \
        Goldens/Mail.txt.
        """
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == [])
  }

  @Test func `that differs is reported with the difference`() throws {
    try write("Row A\nSeat 1\n\nPaid\n")
    #expect(
      file().judge("Row A\nSeat 2\n\nPaid", isRecording: false) == """
        Sale.txt differs from what the test made; - is the file, + the test:
            from line 1:
              Row A
            - Seat 1
            + Seat 2

              Paid
          fix: correct the code under test; if the change is intended, run this test once with \
        UNDERSTUDY_RECORD_GOLDEN=1 in the environment (under xcodebuild TEST_RUNNER_UNDERSTUDY_RECORD_GOLDEN=1), which writes the file, then review and \
        commit it.
        """
    )
    #expect(try contents() == "Row A\nSeat 1\n\nPaid\n")
  }

  @Test func `is recorded with its folders, and equals the text afterwards`() throws {
    let golden = file("Goldens/Evening/Sale.txt")
    #expect(
      golden.judge("A1", isRecording: true) == """
        Goldens/Evening/Sale.txt was recorded, beside SaleTests.swift.
          fix: review and commit it, then run again without recording: a run that records always \
        fails, so that recording is not left on.
        """
    )
    #expect(try contents(of: "Goldens/Evening/Sale.txt") == "A1\n")
    #expect(golden.judge("A1", isRecording: false) == nil)
    #expect(golden.judge("A1", isRecording: true) == nil)
  }

  @Test func `is recorded again where it differs`() throws {
    try write("A1")
    #expect(
      file().judge("A2\n", isRecording: true) == """
        Sale.txt was recorded again; - is the old text, + the new one:
            from line 1:
            - A1
            + A2
          fix: review and commit it, then run again without recording: a run that records always \
        fails, so that recording is not left on.
        """
    )
    #expect(try contents() == "A2\n")
  }

  @Test(arguments: [
    ("A1\nA2\n", "A1\nA2"), ("A1\nA2", "A1\nA2\n"), ("A1\r\nA2\r\n", "A1\nA2"),
    ("A1\nA2", "A1\r\nA2\r\n"), ("\u{FEFF}A1\n", "A1"), ("", ""), ("\n", ""), ("é", "e\u{301}"),
  ])
  func `equals the text whatever tools did to its line endings`(
    written: String,
    text: String
  ) throws {
    try write(written)
    #expect(file().judge(text, isRecording: false) == nil)
    #expect(file().judge(text, isRecording: true) == nil)
    #expect(try contents().utf8.elementsEqual(written.utf8))
  }

  @Test(arguments: [
    ("A1\n\n", "A1"), (" A1", "A1"), ("A1 ", "A1"), ("A1\nA2", "A1A2"), ("\nA1", "A1"),
    ("", "A1"), ("A1", ""), ("a1", "A1"), ("A1\rA2", "A1\nA2"),
  ])
  func `does not equal the text where anything else differs`(written: String, text: String) throws {
    try write(written)
    #expect(file().judge(text, isRecording: false)?.hasPrefix("Sale.txt differs from") == true)
  }

  @Test func `cannot be recorded with two texts`() throws {
    _ = file().judge("A1", isRecording: true)
    #expect(
      file().judge("A2", isRecording: true) == """
        Sale.txt was recorded with another text before in this run, at SaleTests/SaleTests.swift:12.
          fix: give each its own file; for the cases of one test, put the argument into the name.
        """
    )
    #expect(try contents() == "A1\n")
    let other = GoldenFile("Goldens/../Sale.txt", in: folder, at: site)
    #expect(other.judge("A3", isRecording: true)?.contains("with another text") == true)
  }

  @Test func `cannot be read where it is a folder`() throws {
    let name = folder.lastPathComponent
    let golden = GoldenFile(name, in: folder.deletingLastPathComponent(), at: site)
    for isRecording in [false, true] {
      #expect(
        golden.judge("A1", isRecording: isRecording) == """
          \(name), beside SaleTests.swift, could not be read: Is a directory
            fix: make the file readable. Tests that run on a device have no source files.
          """
      )
    }
  }

  @Test func `cannot be written where its folder is a file`() throws {
    try write("A1")
    let message = try #require(file("Sale.txt/Sale.txt").judge("A1", isRecording: true))
    let lines = message.split(separator: "\n")
    #expect(lines[0].hasPrefix("Sale.txt/Sale.txt, beside SaleTests.swift, could not be written: "))
    #expect(!lines[0].contains(folder.path()))
    #expect(
      lines[1]
        == "  fix: record where the sources can be written; a device has no sources, and a sandbox may forbid it."
    )
  }

  @Test func `is recorded once by many threads with one text`() throws {
    let told = Lock<[String?]>([])
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      let message = file("Goldens/Sale.txt").judge("A1\nA2", isRecording: true)
      told.withLock { $0.append(message) }
    }
    #expect(told.withLock { $0 }.allSatisfy { $0?.contains("was recorded, beside") != false })
    #expect(try contents(of: "Goldens/Sale.txt") == "A1\nA2\n")
  }

  @Test func `is recorded by one of many threads with different texts`() throws {
    let told = Lock<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 32) { number in
      let message = file().judge("\(number)", isRecording: true) ?? "nothing"
      told.withLock { $0.append(message) }
    }
    #expect(told.withLock { $0 }.count { $0.contains("was recorded, beside") } == 1)
    #expect(told.withLock { $0 }.count { $0.contains("with another text") } == 31)
  }

  @Test func `lies beside the source file`() {
    let site = SourceSite(
      fileID: "SaleTests/SaleTests.swift",
      filePath: "/box office/Tests/SaleTests.swift",
      line: 1,
      column: 1
    )
    let path = GoldenFile("../Goldens/Ü 1.txt", at: site).location.path(percentEncoded: false)
    #expect(path == "/box office/Goldens/Ü 1.txt")
  }
}

#if os(macOS) || os(Linux)
  @Suite struct `The request to record` {
    @Test func `comes from the environment`() async {
      #expect(!GoldenFile.isRecordingWanted)
      await #expect(processExitsWith: .success) {
        for (value, isWanted) in [
          ("1", true), ("true", true), ("0", false), ("", false), ("No", false),
        ] {
          setenv("UNDERSTUDY_RECORD_GOLDEN", value, 1)
          if GoldenFile.isRecordingWanted != isWanted { exit(EXIT_FAILURE) }
        }
      }
    }
  }
#endif
