import Foundation
import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyTesting

@Suite struct `The report of a process` {
  private let folder: URL
  private let report: UsageReport
  private let file = #fileID

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "usage-\(UUID())")
    report = try UsageReport(
      in: folder.path,
      UsageProcess(executable: "T.xctest", id: 1, started: 0),
      isFiltered: false
    )
  }

  @Test func `has a line when a case begins, and one with all it used when it has ended`() throws {
    defer { remove() }
    let scope = scope("sells()")
    #expect(
      try lines().last == #"{"kind":"began","case":1,"test":"\#(module).SaleTests/sells()","at":0}"#
    )
    let container = Container(label: "sells", rules: LiveAccess.report.rules, host: scope)
    let first = #line + 1
    container.register(MailerSpy(), as: (any Mailer).self)
    container.register(GatewayStub(), as: (any PaymentGateway).self)
    container.register(Letter.self, lifetime: .transient) {
      _ = try $0.resolve((any Mailer).self)
      return Letter(text: "\(try $0[\.curtain])")
    }
    container.register { Registration(Seat.self) { Seat(row: "A", number: 1) }.live() }
    scope.noted.add(seed: 42)
    for _ in 1...2 { _ = try container.now(Letter.self) }
    _ = try container.now(Seat.self)
    _ = try? container.now(Money.self)
    end(scope)
    scope.reportUsage()
    scope.reportUsage()
    report.end()
    let now = "\(file):\(Container.line)"
    #expect(
      try lines().dropFirst(2).joined(separator: "\n") == """
        {"kind":"test","case":1,"test":"\(module).SaleTests/sells()","file":"\(file)","line":7,"at":0,\
        "issues":1,"seeds":[42],"keys":[\
        {"key":"Mailer","use":"doubled","resolves":2},\
        {"key":"Int","use":"defaulted","resolves":2,"builds":1},\
        {"key":"Letter","use":"real","resolves":2,"builds":2,"needs":["Mailer","Int"]},\
        {"key":"Seat","use":"live","resolves":1,"builds":1},\
        {"key":"Money","use":"unregistered","resolves":1}],\
        "overrides":[{"key":"GatewayStub","at":"\(file):\(first + 1)"},\
        {"key":"PaymentGateway","at":"\(file):\(first + 1)"}],\
        "doubles":[{"double":"GatewayStub","key":"PaymentGateway","at":"\(file):\(first + 1)"}],\
        "live":[{"key":"Seat","decision":"reported","at":"\(now)"}]}
        {"kind":"ended","at":0}
        """
    )
  }

  @Test func `names what was refused, and what was allowed`() throws {
    defer { remove() }
    for (access, decision) in [(LiveAccess.allow, "allowed"), (.refuse, "refused")] {
      let scope = scope("\(access)()")
      let container = Container(label: "sells", rules: access.rules, host: scope)
      container.register { Registration(Seat.self) { Seat(row: "A", number: 1) }.live() }
      container.register(Letter.self) { Letter(text: "\(try $0.resolve(Seat.self))") }
      _ = try? container.now(Letter.self)
      end(scope)
      scope.reportUsage()
      #expect(
        try lines().last?.contains(#""live":[{"key":"Seat","decision":"\#(decision)","#) == true
      )
      #expect(try lines().last?.contains(#"{"key":"Letter","use":"real","resolves":1"#) == true)
    }
  }

  @Test func `tells a key in a block from the same key outside`() throws {
    defer { remove() }
    let scope = scope("blocks()")
    let base = Container(label: "app")
    base.register(Seat.self) { Seat(row: "A", number: 1) }
    base.register(Letter.self) { Letter(text: "real") }
    let container = base.fork(sharing: .registrations, label: "blocks", rules: nil, host: scope)
    let line = #line + 4
    try withContainer(container) {
      _ = try container.now(Seat.self)
      try withContainer {
        $0.register(Letter.self, instance: Letter(text: "unused"))
        $0.register(Seat.self, instance: Seat(row: "B", number: 2))
      } operation: {
        _ = try Container.current.now(Seat.self)
      }
    }
    end(scope)
    scope.reportUsage()
    #expect(
      try lines().last?.contains(
        #""keys":[{"key":"Seat","use":"real","resolves":1,"builds":1},"#
          + #"{"key":"Seat","use":"doubled","resolves":1}],"#
          + #""overrides":[{"key":"Letter","at":"\#(file):\#(line)"}]}"#
      ) == true
    )
  }

  @Test func `has everything of a case with more resolves than its journal keeps`() throws {
    defer { remove() }
    let scope = scope("many()")
    let container = Container(label: "many", rules: nil, host: scope)
    container.register(Seat.self) { Seat(row: "A", number: 1) }
    for _ in 0..<2_500 { _ = try container.now(Seat.self) }
    end(scope)
    scope.reportUsage()
    #expect(try lines().last?.contains(#""resolves":2500,"builds":1"#) == true)
  }

  @Test func `has the objects that a case has left behind`() throws {
    defer { remove() }
    let scope = scope("leaks()")
    scope.checkLeaks(LeakCheck())
    var container: Container? = Container(label: "evening", rules: nil, host: scope)
    container?.register(GatewayStub.self) { GatewayStub() }
    let line = #line - 1
    let left = try container?.now(GatewayStub.self)
    end(scope)
    container = nil
    scope.recordLeaks()
    scope.reportUsage()
    #expect(
      try lines().last?.hasSuffix(
        #""leaked":[{"container":"evening","key":"GatewayStub","object":"GatewayStub","#
          + #""at":"\#(file):\#(line)"}]}"#
      ) == true
    )
    withExtendedLifetime(left) {}
  }

  @Test func `has what a suite's set-up used, and what none of its cases did`() throws {
    defer { remove() }
    let suite = TestScope(
      testName: "SaleTests",
      extent: .suite,
      recorder: CollectingRecorder(),
      reportedAs: TestIdentity("\(module).SaleTests"),
      in: report
    )
    let container = Container(label: "suite", rules: nil, host: suite)
    suite.configuring(container)
    container.register(Letter.self, instance: Letter(text: "unused"))
    let line = #line - 1
    container.register(Seat.self) { Seat(row: "A", number: 1) }
    _ = try container.now(Seat.self)
    suite.configured(container, by: .suite)
    suite.reportSetUp()
    _ = try container.now(Seat.self)
    end(suite)
    suite.reportUsage()
    #expect(
      try lines().dropFirst().joined(separator: "\n") == """
        {"kind":"suite","suite":"\(module).SaleTests","at":0,\
        "keys":[{"key":"Seat","use":"real","resolves":1,"builds":1}]}
        {"kind":"suite","suite":"\(module).SaleTests","at":0,\
        "overrides":[{"key":"Letter","at":"\(file):\(line)"}]}
        """
    )
  }

  @Test func `does not end while a case is running`() throws {
    defer { remove() }
    let scope = scope("dies()")
    report.end()
    #expect(try lines().last?.contains("began") == true)
    withExtendedLifetime(scope) {}
  }

  @Test func `has every case of many threads, with a number of its own`() throws {
    defer { remove() }
    onThreads(8) { thread in
      for number in 0..<50 {
        let scope = scope("sells\(thread)x\(number)()")
        let container = Container(label: "sells", rules: nil, host: scope)
        container.register(Seat.self) { Seat(row: "A", number: number) }
        _ = try? container.now(Seat.self)
        _ = scope.endIfIdle()
        scope.reportUsage()
      }
    }
    report.end()
    let lines = try lines()
    #expect(lines.count == 1 + 400 + 400 + 1)
    #expect(Set(lines.filter { $0.contains(#""kind":"test""#) }).count == 400)
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func `is not kept of a test that no adapter reports`() throws {
    defer { remove() }
    let scope = TestScope(testName: "sells", recorder: CollectingRecorder(), in: report)
    end(scope)
    scope.reportUsage()
    #expect(try lines().count == 1)
  }
}

// MARK: - Fixtures

extension `The report of a process` {
  private var module: String { "UnderstudyTestingTests" }

  private func scope(_ test: String) -> TestScope {
    TestScope(
      testName: test,
      recorder: CollectingRecorder(isOnTestTask: true),
      reportedAs: TestIdentity("\(module).SaleTests/\(test)", file: file, line: 7),
      in: report
    )
  }

  /// The lines, with 0 for all times.
  private func lines() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(files.count == 1 ? files.first : nil)
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .replacing(#/"at":[0-9.]+/#, with: "\"at\":0")
      .replacing(#/,"(duration|building)":[0-9.]+/#, with: "")
      .split(separator: "\n").map(String.init)
  }

  private func end(_ scope: TestScope, line: Int = #line) {
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(scope.endIfIdle(), sourceLocation: location)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension Container {
  fileprivate static let line = #line + 3

  fileprivate func now<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try resolve(type)
  }
}

extension Dependencies {
  fileprivate var curtain: Dependency<Int> { Dependency(default: { 20 }) }
}
