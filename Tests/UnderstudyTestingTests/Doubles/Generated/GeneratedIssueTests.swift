import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct GeneratedIssueTests {
  let host = IssueCollector()
  let cloakroom: CloakroomDouble
  let line: UInt

  init() {
    (cloakroom, line) = (CloakroomDouble(), #line)
    for case let member as any AttachedDouble in cloakroom.__members { member.attach(host: host) }
  }

  @Test func `a call without an answer is reported where the double was made`() throws {
    #expect(throws: UnstubbedCall.self) { try cloakroom.decode("k") as Int }
    #expect(cloakroom.price() == 0)
    let issue = try #require(host.issues.last)
    #expect(issue.site.line == line)
    #expect(issue.site.fileID == #fileID)
    #expect(
      issue.message == """
        No answer for price().
        - price() is a member of CloakroomDouble.
          fix: answer it through the double's `on`: double.on.price().returns(…) or .answers { … }.
        """
    )
    #expect(
      host.messages.first == """
        No answer for decode(k).
        - decode(_:) is a member of CloakroomDouble, called for the type Int; each type has answers of its own.
          fix: answer it through the double's `on`: double.on.decode(…).returns(…), .throws(…) or .answers { … }.
        """
    )
  }

  @Test func `the issue lists the rules that did not match`() {
    cloakroom.on.sort(.count(3)).returns()
    let line: UInt = #line + 1
    cloakroom.on[7].returns("ada")
    #expect(cloakroom[8].isEmpty)
    #expect(
      host.messages == [
        """
        No answer for subscript(8).
        - The answer for subscript(7), given at \(#fileID):\(line), does not match.
        - subscript(_:) is a member of CloakroomDouble.
          fix: answer it through the double's `on`: double.on[…].returns(…) or .answers { … }.
        """
      ]
    )
  }

  @Test func `a verification lists the calls, with what differs`() {
    cloakroom.on.sort().returns()
    var names = ["b", "a"]
    cloakroom.sort(&names)
    cloakroom.on.sort(.equal(["a"])).verify()
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to sort(["a"]), but the only recorded call does not match.
        Calls, with *differences*:
          ✗ 1. sort(*["b", "a"]*)
        Call 1, argument 1, - expected and + recorded:
              [
            +   [0]: "b",
                [1]: "a"
              ]
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  @Test func `an unused answer and unverified calls name the double`() {
    cloakroom.on.price().returns(3)
    let member = cloakroom.on.price().member
    #expect(
      member.findings(.unusedAnswers, asking: nil).map(\.message) == [
        """
        An answer for CloakroomDouble.price() was given but never used: the member was not called.
          fix: make the code under test call it, or remove the answer.
        """
      ]
    )
    cloakroom.limit = 3
    #expect(cloakroom.limit == 3)
    #expect(cloakroom.on.limit.member.unusedSources.isEmpty)
  }

  @Test func `what is said of the whole double holds for members made later`() {
    cloakroom.disallowFurtherCalls()
    let _: Int? = try? cloakroom.decode("k")
    #expect(
      host.messages.first?.hasPrefix("decode(k) was called, but decode(_:) disallows") == true
    )
    #expect(host.issues.last?.site.line == line)
    cloakroom.reset()
    #expect(host.issues.count == 2)
    let _: Double? = try? cloakroom.decode("k")
    #expect(host.issues.count == 3)
  }

  @Test func `an answer that does not exist ends its call once`() {
    cloakroom.on.price().replies(.real)
    #expect(cloakroom.price() == 0)
    #expect(cloakroom.on.price().member.callsInFlight == 0)
    #expect(
      host.messages == [
        """
        The answer for price() is .real, the real implementation, but the call passes none.
        - price() is a member of CloakroomDouble.
          fix: give another answer; a generated double has no real implementation.
        """
      ]
    )
  }

  @Test func `an answer that waits ends a call that does not`() {
    cloakroom.on.price().replies(.returns(3).held(at: Gate()))
    #expect(cloakroom.price() == 0)
    #expect(cloakroom.on.price().member.callsInFlight == 0)
    let fix = "fix: give an answer that is neither held nor delayed."
    #expect(host.messages.first?.hasSuffix(fix) == true)
  }

  @Test func `values that were set are no rules that did not match`() {
    cloakroom[1] = "ada"
    #expect(cloakroom[2].isEmpty)
    #expect(host.messages.first?.contains("match") == false)
  }

  @Test func `a closure for other types is none for the call`() throws {
    let stub = Stub<Int, Int, any Error>(generated: "load(_:)", of: "LoaderDouble")
    stub.attach(host: host)
    MemberCalls(stub, ((String) -> Int).self).answers { _ in 7 }
    #expect(throws: UnstubbedCall.self) { try stub.__draw(1, ((Int) -> Int).self) }
    #expect(stub.callsInFlight == 0)
    #expect(
      host.messages == [
        """
        The answer for load(1) is a closure for other types; members with noncopyable type parameters \
        share one stub.
        - load(_:) is a member of LoaderDouble.
          fix: call answers(_:) again, with a closure for the types of the call, before each such call.
        """
      ]
    )
  }

  @Test(
    arguments: [
      ("init(hooks:)", "CloakroomDouble.statics.initializer(…).returns(…)"),
      ("+(_:_:)", "CloakroomDouble.statics.operator…(…).returns(…)"),
      ("isOpen", "CloakroomDouble.statics.isOpen.returns(…)"),
      ("make()", "CloakroomDouble.statics.make().returns(…)"),
    ]
  )
  func `a member of the type is answered through the type`(member: String, call: String) {
    let origin = MemberOrigin(
      site: SourceSite(line: 7),
      double: "CloakroomDouble",
      isOfType: true
    )
    #expect(
      origin.answering(member, Int.self, (any Error).self)
        == "answer it through the double's `statics`: \(call), .throws(…) or .answers { … }."
    )
  }

  @Test func `what cannot be stored is answered by closures alone`() {
    let origin = MemberOrigin(site: SourceSite(line: 7), double: "CloakroomDouble")
    #expect(
      origin.answering("token(_:)", HandlerOnly.self, Never.self)
        == "answer it through the double's `on`: double.on.token(…).answers { … }."
    )
  }

  @Test func `an index that is an existential is not compared by the type in it`() {
    let stub = Stub<any Sendable & Hashable, String, Never>(generated: "subscript(_:)", of: "D")
    stub.attach(host: host)
    stub.__keep("a", at: LongKey(a: 1, b: 2, c: 3, d: 4, e: 5))
    #expect(stub.call(7) == "a")
  }

  private struct LongKey: Hashable { var a, b, c, d, e: Int }

  @Test func `call on a member answered by a closure says what to do`() {
    cloakroom.on.price().answers { 3 }
    #expect(cloakroom.on.price().member.call() == 0)
    let fix = "fix: call double.price(), not call(_:) of its stub."
    #expect(host.messages.first?.contains(fix) == true)
  }
}
