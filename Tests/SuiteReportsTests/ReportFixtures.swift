import Foundation
import Testing

@testable import SuiteReports

// MARK: - Fixtures

/// Lines of a process's file, as the schema describes them.
enum Lines {
  static func process(_ identifier: String = "6f", schema: Int = 1, shard: String? = nil) -> String
  {
    let shard = shard.map { #","shard":"\#($0)""# } ?? ""
    return #"{"kind":"process","schema":\#(schema),"process":"\#(identifier)","#
      + #""started":"2026-11-26T17:04:06Z","executable":"BoxOffice.xctest","pid":4711\#(shard)}"#
  }

  static func began(_ number: Int, _ test: String) -> String {
    #"{"kind":"began","case":\#(number),"test":"\#(test)","at":0.5}"#
  }

  static func test(_ number: Int, _ test: String, _ members: String = "") -> String {
    #"{"kind":"test","case":\#(number),"test":"\#(test)"\#(members.isEmpty ? "" : ",\(members)")}"#
  }

  static func suite(_ suite: String, _ members: String) -> String {
    #"{"kind":"suite","suite":"\#(suite)",\#(members)}"#
  }

  static let ended = #"{"kind":"ended","at":92.4}"#

  static let sale = #"""
    {"kind":"test","case":17,"test":"BoxOfficeTests.SaleTests/`a sale charges the card`()","arguments":"seat: A1","file":"BoxOfficeTests/SaleTests.swift","line":12,"at":1.204,"duration":0.031,"building":0.004,"issues":1,"warnings":1,"seeds":[18446744073709551615],"keys":[{"key":"PaymentGateway","use":"live","resolves":3,"builds":1,"building":0.001,"needs":["Clock"]}],"overrides":[{"key":"Mailer","at":"SaleTests.swift:14"}],"doubles":[{"double":"GatewayStub","key":"PaymentGateway","at":"SaleTests.swift:13"}],"live":[{"key":"PaymentGateway","decision":"reported","at":"Theatre/Theatre.swift:23"}],"leaked":[{"container":"\"a sale\"","key":"Mailer","object":"PostOffice","at":"Sale.swift:3"}]}
    """#
}

extension ReportFile {
  /// Reads lines, each of which gets its end.
  init(lines: [String], at path: String = "a.jsonl") throws(ReportProblem) {
    try self.init(Array(lines.map { $0 + "\n" }.joined().utf8), at: path)
  }
}

extension SuiteReport {
  /// A report of one process with these lines between its first and its last.
  static func of(_ lines: [String], _ process: String = "6f") throws -> SuiteReport {
    let file = try ReportFile(lines: [Lines.process(process)] + lines + [Lines.ended])
    return SuiteReport(merging: [file], besides: [])
  }
}

/// The files of this package that tests read.
enum PackageFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }
}

/// A folder that is gone when it is released.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "reports-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    let file = URL(filePath: path).appending(path: name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path()
  }

  @discardableResult func write(_ name: String, lines: [String]) throws -> String {
    try write(name, lines.map { $0 + "\n" }.joined())
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: URL(filePath: path).appending(path: name), encoding: .utf8)
  }
}
