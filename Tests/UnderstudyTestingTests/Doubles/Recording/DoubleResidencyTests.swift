import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct DoubleResidencyTests {
  @Test func `a double's issues go to the container it is registered in`() throws {
    let double = Loader()
    let host = IssueCollector()
    try #require(residency(of: double)).attach(host: host)
    #expect(double.loads.call(1) == nil)
    #expect(double.saves.call(1) == nil)
    #expect(host.issues.count == 2)
  }

  @Test func `a double registered twice reports to the later container with a host`() throws {
    let double = Loader()
    let (first, second) = (IssueCollector(), IssueCollector())
    let resident = try #require(residency(of: double))
    resident.attach(host: first)
    resident.attach(host: second)
    resident.attach(host: nil)
    _ = double.loads.call(1)
    #expect(first.issues.isEmpty)
    #expect(second.issues.count == 1)
  }

  @Test func `a reset of the container resets the double through the double's own reset`() throws {
    let double = Loader()
    double.loads.returns(1)
    double.saves.returns(1)
    _ = double.loads.call(1)
    let resident = try #require(residency(of: double as Any))
    resident.containerDidReset()
    #expect(double.callHistory == ["reset()"])
    #expect(double.loads.calls.isEmpty)
  }

  @Test func `a reset of the double keeps its connection to the container`() throws {
    let double = Loader()
    let host = IssueCollector()
    let resident = try #require(residency(of: double))
    resident.attach(host: host)
    resident.containerDidReset()
    _ = double.loads.call(1)
    #expect(host.issues.count == 1)
  }

  @Test func `actors, main-actor types, existentials and single members are attached`() {
    let seats: any SeatMap = SeatMapStub()
    #expect(residency(of: seats) != nil)
    #expect(residency(of: WindowSpy()) != nil)
    #expect(residency(of: Spy<Int>("print(_:)")) != nil)
  }

  @Test(arguments: [1, "text", IssueCollector()] as [any Sendable])
  func `a value that is no double is not attached`(value: any Sendable) {
    #expect(residency(of: value) == nil)
    #expect(residency(of: value) == nil)
    #expect(NonDoubleTypes.known.contains(type(of: value)))
  }

  @Test func `a type that may hold a double is not ruled out by a value without one`() {
    let (none, some): (WindowSpy?, WindowSpy?) = (nil, WindowSpy())
    #expect(residency(of: none as Any) == nil)
    #expect(residency(of: some as Any) != nil)
    #expect(residency(of: AnyHashable(1)) == nil)
    #expect(!NonDoubleTypes.known.contains(AnyHashable.self))
  }
}

// MARK: - Fixtures

private struct Loader: TestDouble {
  let loads = Stub<Int, Int?, Never>("load(_:)")
  let saves = Stub<Int, Int?, Never>("save(_:)")
  let resets = Spy<Void>("reset()")

  func reset() {
    for member in members { member.reset() }
    resets.call()
  }
}
