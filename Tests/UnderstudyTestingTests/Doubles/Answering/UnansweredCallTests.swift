import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct UnansweredCallTests {
  let host = IssueCollector()

  @Test func `the issue is at the declaration, names the call and gives the fix`() throws {
    let (stub, line) = (Stub<(Int, card: String), Int?, Never>("charge(_:card:)"), #line as UInt)
    stub.attach(host: host)
    #expect(stub.call((4_500, "42")) == nil)

    let issue = try #require(host.issues.first)
    #expect(host.issues.count == 1)
    #expect(issue.site.line == line)
    #expect(issue.site.fileID == #fileID)
    #expect(issue.site.filePath == #filePath)
    #expect(issue.severity == .error)
    #expect(
      issue.message == """
        No answer for charge(4500, card: 42).
        - The stub of charge(_:card:) is declared at \(#fileID):\(line).
          fix: answer it through that stub in the test: double.stub.returns(…) or .answers { … }; for some \
        arguments only, double.stub.when(…).returns(…); for all others, double.stub.byDefault(…).
        """
    )
  }

  @Test func `the issue says which registration's double was called, unless it has answers`() throws
  {
    let recorder = CollectingRecorder(isOnTestTask: true)
    let scope = TestScope(of: "sells", recorder)
    let container = Container(label: "sells", rules: nil, host: scope)
    let line = #line + 1
    container.register(TariffStub(), as: (any Tariff).self)
    try withContainer(container) {
      let tariff = try container.resolve((any Tariff).self)
      let local = TariffStub()
      local.prices.returns(1)
      _ = tariff.price(2)
      try container.resolve(TariffStub.self).prices.when(3).returns(3)
      _ = tariff.price(2)
      _ = TariffStub().price(4)
    }
    let place =
      "- The call went to the double that is registered for Tariff, at "
      + "UnderstudyTestingTests/UnansweredCallTests.swift:\(line)."
    #expect(recorder.messages.map { $0.contains(place) } == [true, false, false])
  }

  @Test func `the issue says that the block's registration was not used`() throws {
    let recorder = CollectingRecorder(isOnTestTask: true)
    let scope = TestScope(of: "sells", recorder)
    let container = Container(label: "sells", rules: nil, host: scope)
    let stub = Stub<Int, Int?, Never>("charge(_:)")
    container.register(Stub<Int, Int?, Never>.self, instance: stub)
    let line = #line + 3
    withContainer(container) {
      withContainer {
        $0.register(Stub<Int, Int?, Never>.self) { Stub("other(_:)") }
      } operation: {
        _ = stub.call(1)
      }
      _ = stub.call(2)
    }
    #expect(recorder.messages.count == 3)  // the last is that of the unused override
    #expect(
      recorder.messages.first?.contains(
        """
          note: the registration of Stub<Int, Optional<Int>, Never> at \
        UnderstudyTestingTests/UnansweredCallTests.swift:\(line), in this withContainer block, has not \
        been used: the object that makes this call was created before the block, and keeps its earlier double.
          fix: in the block, create the object that makes this call; or, to keep the old object, answer the call
        """
      ) == true
    )
    #expect(recorder.messages.count { $0.contains("has not been used") } == 1)
  }

  @Test func `the issue says that the answers were removed`() {
    let stub = Stub<Int, Int?, Never>("charge(_:)")
    stub.attach(host: host)
    stub.clearAnswers()
    #expect(stub.call(1) == nil)
    stub.returns(1)
    stub.reset()
    #expect(stub.call(1) == nil)
    #expect(
      host.messages.map { $0.contains("- It had answers; clearAnswers(), a reset,") } == [
        false, true,
      ]
    )
    #expect(
      host.messages.last?.contains("  fix: answer it again through that stub in the test: ") == true
    )
  }

  @Test func `the issue lists the rules that did not match and the sequences that ran out`() {
    let stub = Stub<Int, Int?, Never>("charge(_:)")
    stub.attach(host: host)
    stub.returns(1, 2, 3)
    let line: UInt = #line
    stub.when(1).returns(10)
    stub.when(2).returns(20)
    stub.when(3).returns(30, 31)
    let declaration = "\(stub.site)"
    let answers = (1...6).map { _ in stub.call(3) }
    #expect(answers == [30, 31, 1, 2, 3, nil])
    #expect(
      host.messages == [
        """
        No answer for charge(3).
        - The answer for charge(2), given at \(#fileID):\(line + 2), does not match.
        - The answer for charge(1), given at \(#fileID):\(line + 1), does not match.
        - The answer given at \(#fileID):\(line + 3) matches; its sequence ran out after 2 answers.
        - The sequence of answers for all arguments, given at \(#fileID):\(line - 1), ran out after 3.
        - The stub of charge(_:) is declared at \(declaration).
          fix: add answers to one of the sequences, or add a line with .byDefault(…) on the same stub for the calls after them, or \
        make the code under test call it less often.
        """
      ]
    )
  }

  @Test func `the issue shows some of many rules, as they were written`() {
    let stub = Stub<(Int, card: String), Int?, Never>("charge(_:card:)")
    stub.attach(host: host)
    for number in 1...10 { stub.when(.any, .contains("\(number)")).returns(number) }
    let line = UInt(#line) + 1
    stub.when(.any, "42").returns(1)
    stub.when { $0.card == "43" }.returns(1)
    _ = stub.call((1, "x"))
    let lines = host.messages.first?.split(separator: "\n") ?? []
    #expect(lines.count == 14)
    let latest = "charge(…) where UnansweredCallTests.swift:\(line + 1)"
    #expect(lines[1] == "- The answer for \(latest) does not match.")
    let second = "charge(any, card: 42), given at \(#fileID):\(line),"
    #expect(lines[2] == "- The answer for \(second) does not match.")
    #expect(lines[11] == "- … and 2 more answers do not match.")
  }

  @Test func `an untyped throwing member throws, synchronous or not`() async {
    let stub = Stub<Int, Int, any Error>("load(_:)")
    stub.attach(host: host)
    #expect(throws: UnstubbedCall(call: "load(7)")) { try callSynchronously(stub, 7) }
    await #expect(throws: UnstubbedCall(call: "load(8)")) { try await stub.call(8) }
    #expect(host.issues.count == 2)
    #expect(
      "\(UnstubbedCall(call: "load(7)"))"
        == "No answer for load(7); an issue of the test says how to give one."
    )
  }

  @Test func `a member that cannot throw returns an empty value if its result has one`()
    async throws
  {
    #expect(await empty(Int?.self) == .some(nil))
    #expect(await empty(Int??.self) == .some(nil))
    #expect(await empty([Int].self) == [])
    #expect(await empty([String: Int].self) == [:])
    #expect(await empty(Set<Int>.self) == [])
    #expect(await empty(String.self) == "")
    #expect(await empty(Bool.self) == false)
    #expect(await empty(Int.self) == 0)
    #expect(await empty(Double.self) == 0)
    #expect(host.issues.count == 18)
    let typed = Stub<Int, [Int], PaymentError>("load(_:)")
    typed.attach(host: host)
    #expect(try callSynchronously(typed, 1) == [])
  }

  @Test(arguments: [true, false])
  func `the process ends, with the issue printed, only where no value exists`(isAsync: Bool)
    async
  {
    let result =
      isAsync
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let loads = Stub<Int, Wall, Never>("load(_:)")
        loads.attach(host: IssueCollector())
        _ = await loads.call(7)
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let loads = Stub<Int, Wall, Never>("load(_:)")
        loads.attach(host: IssueCollector())
        _ = callSynchronously(loads, 7)
      }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("No answer for load(7)."))
    #expect(printed.contains("UnansweredCallTests.swift:"))
    #expect(printed.contains("for all others, double.stub.byDefault(…)."))
    #expect(printed.contains("test target: extension Wall: StubDefaultProviding {"))
  }

  @Test func `the issue is recorded before the process ends`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let loads = Stub<Int, Wall, Never>("load(_:)")
      loads.attach(host: PrintingHost())
      _ = callSynchronously(loads, 7)
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let recorded = printed.range(of: "recorded: No answer for load(7).")
    let trapped = printed.range(of: "Fatal error: No answer for load(7).")
    #expect(recorded != nil && trapped != nil)
    if let recorded, let trapped { #expect(recorded.lowerBound < trapped.lowerBound) }
  }

  @Test func `an asynchronous answer to a synchronous call is an issue that says so`() async throws
  {
    let stub = Stub<Int, Int?, Never>("load(_:)")
    stub.attach(host: host)
    stub.answers { number in
      await Task.yield()
      return number
    }
    #expect(callSynchronously(stub, 7) == nil)
    #expect(
      host.messages == [
        """
        The answer for load(7) is async, but the call was made without `await`.
        - The stub of load(_:) is declared at \(stub.site).
          fix: give answers(_:) a closure that does not await; or, if the protocol's member is async, make the double's async, too, and await call(_:).
        """
      ]
    )
    stub.byDefault(1)
    #expect(callSynchronously(stub, 7) == 1)
    #expect(await stub.call(7) == 7)
    #expect(host.issues.count == 2)

    let sending = Stub<Int, Void, any Error>("send(_:)")
    sending.attach(host: host)
    sending.when(7).answers { _ in await Task.yield() }
    #expect(throws: UnstubbedCall.self) { try callSynchronously(sending, 7) }
    #expect(host.issues.count == 3)
  }

  /// What sync and async calls give; `nil` if they differ.
  private func empty<T: Sendable & Equatable>(_: T.Type) async -> T? {
    let stub = Stub<Int, T, Never>("load(_:)")
    stub.attach(host: host)
    let synchronous = callSynchronously(stub, 1)
    return await stub.call(1) == synchronous ? synchronous : nil
  }
}

// MARK: - Fixtures

private struct Wall: Sendable {}

private func callSynchronously<Output, Failure>(
  _ stub: Stub<Int, Output, Failure>,
  _ number: Int
) throws(Failure) -> Output {
  try stub.call(number)
}

private final class PrintingHost: TestHost {
  func record(_ issue: ContainerIssue) { StandardError.write("recorded: \(issue.message)") }
}

private protocol Tariff: Sendable {
  func price(_ seat: Int) -> Int?
}

private struct TariffStub: Tariff, TestDouble {
  let prices = Stub<Int, Int?, Never>("price(_:)")

  func price(_ seat: Int) -> Int? { prices.call(seat) }
}
