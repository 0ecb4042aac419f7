import Foundation
import Testing

@testable import UnderstudyTesting

@Suite struct `The first line of a report` {
  @Test func `names the process, and the part of the run if there is one`() {
    var process = UsageProcess(
      executable: "BoxOfficePackageTests.xctest",
      id: 4711,
      package: "/theatre",
      shard: "2/4",
      started: 1_795_712_646
    )
    #expect(
      String(decoding: process.line("6f"), as: UTF8.self)
        == #"{"kind":"process","schema":1,"process":"6f","started":"2026-11-26T17:04:06Z","#
        + #""executable":"BoxOfficePackageTests.xctest","pid":4711,"shard":"2/4","#
        + #""package":"/theatre"}"# + "\n"
    )
    process.shard = ""
    process.package = nil
    #expect(!String(decoding: process.line("6f"), as: UTF8.self).contains("shard"))
  }

  @Test func `names the bundle of tests, whatever program runs it`() {
    let helper = ["/usr/libexec/swiftpm-testing-helper", "--test-bundle-path", "/a/T.xctest/b/T"]
    #expect(UsageProcess.executable(among: helper) == "T.xctest")
    #expect(UsageProcess.executable(among: ["/a/b/runner", "--all"]) == "runner")
    #expect(UsageProcess.executable(among: []) == "")
  }

  @Test func `has the id and the folder of this process`() {
    #expect(UsageProcess.current.id == Int(ProcessInfo.processInfo.processIdentifier))
    #expect(UsageProcess.current.package == FileManager.default.currentDirectoryPath)
  }
}
