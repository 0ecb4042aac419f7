import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct MemberTableTests {
  private typealias Member = Stub<Int, Int, Never>

  private func member(_ table: MemberTable, _ type: any Any.Type) -> Member {
    table.member("load(_:)", 1, type, as: Member.self)
  }

  @Test func `has one member for each name, set of types and signature`() {
    let table = MemberTable(of: "LoaderDouble")
    let ints = member(table, Int.self)
    #expect(member(table, Int.self) === ints)
    #expect(member(table, String.self) !== ints)
    #expect(table.member("store(_:)", 1, Int.self, as: Member.self) !== ints)
    #expect(table.member("load(_:)", 2, Int.self, as: Member.self) !== ints)
    #expect(table.member("load(_:)", 1, Int.self, as: Stub<Int, String, Never>.self) !== ints)
    #expect(table.members.count == 5)
  }

  @Test func `threads that ask at once get the same member`() {
    for _ in 0..<50 {
      let table = MemberTable(of: "LoaderDouble")
      let found = Lock<Set<ObjectIdentifier>>([])
      onThreads(4) { _ in
        let id = ObjectIdentifier(member(table, Int.self))
        found.withLock { _ = $0.insert(id) }
      }
      #expect(found.withLock(\.count) == 1)
      #expect(table.members.count == 1)
    }
  }

  @Test func `a member is added only with the latest circumstances`() {
    var state = MemberTableState()
    let key = MemberTableState.Key(name: "load(_:)", number: 1, types: [])
    let revision = state.revision
    state.changeCircumstances { $0.disallowedAt = SourceSite(line: 7) }
    let stub = Member(generated: "load(_:)", of: "LoaderDouble")
    let isEarly = state.add(stub, for: key, at: revision)
    #expect(!isEarly)
    #expect(state.members.isEmpty)
    let isAdded = state.add(stub, for: key, at: state.revision)
    #expect(isAdded)
    let other = Member(generated: "load(_:)", of: "LoaderDouble")
    let isAddedAgain = state.add(other, for: key, at: state.revision)
    #expect(!isAddedAgain)
    #expect(state[key] === stub)
    #expect(state.members.count == 1)
  }

  @Test func `its members, and those made later, know that an injection was made of the double`() {
    let cloakroom = CloakroomDouble()
    let early = member(cloakroom.__table, Int.self)
    let other = member(MemberTable(of: "LoaderDouble"), Int.self)
    _ = Injected<any Cloakroom>.instance(cloakroom)
    let late = member(cloakroom.__table, String.self)
    let areHandedOver = [early, late, other].map { $0.attachment.withLock(\.wasHandedOver) }
    #expect(areHandedOver == [true, true, false])
  }

  @Test func `a member made later belongs to the container of the double`() {
    let host = IssueCollector()
    let container = Container(label: "stage", rules: nil, host: host)
    let cloakroom = CloakroomDouble()
    container.register(CloakroomDouble.self, instance: cloakroom)
    let number: Int? = try? cloakroom.decode("k")
    #expect(number == nil)
    #expect(host.messages.first?.hasPrefix("No answer for decode(k).") == true)
    container.reset()
    #expect(cloakroom.callHistory.isEmpty)
  }

  @Test func `a snapshot restores members, and resets those made since`() throws {
    let container = Container(label: "stage", rules: nil, host: IssueCollector())
    let cloakroom = CloakroomDouble()
    container.register(CloakroomDouble.self, instance: cloakroom)
    cloakroom.on.decode(as: Int.self).returns(1)
    let snapshot = container.snapshot()
    cloakroom.on.decode(as: Int.self).returns(2)
    cloakroom.on.decode(as: String.self).returns("text")
    try container.restore(snapshot)
    #expect(try cloakroom.decode("k") as Int == 1)
    #expect(throws: UnstubbedCall.self) { try cloakroom.decode("k") as String }
  }

  @Test func `a snapshot restores whether members made later are allowed`() throws {
    let host = IssueCollector()
    let container = Container(label: "stage", rules: nil, host: host)
    let cloakroom = CloakroomDouble()
    container.register(CloakroomDouble.self, instance: cloakroom)
    let snapshot = container.snapshot()
    cloakroom.disallowFurtherCalls()
    try container.restore(snapshot)
    cloakroom.on.decode().returns(1)
    #expect(try cloakroom.decode("k") as Int == 1)
    #expect(host.messages.isEmpty)
  }

  @Test func `a member of a type that is called outside of the running tests says so`() {
    let scope = TestScope(of: "opens", CollectingRecorder(isOnTestTask: true))
    defer { scope.finish() }
    let table = MemberTable(of: "LoaderDouble", .type(isOutsideTests: true))
    let host = IssueCollector()
    table.attach(host: host)
    #expect(member(table, Int.self).call(1) == 0)
    let issue = host.messages.first ?? ""
    #expect(issue.contains("called outside the tasks of the running tests"))
    #expect(issue.contains("fix: on a thread or queue, make the call in"))
    #expect(issue.contains("LoaderDouble.statics.load(…)"))
  }

  @Test func `settings of the double reach members made later`() {
    let cloakroom = CloakroomDouble()
    cloakroom.setVerification(.unusedAnswers, severity: .error)
    let member = cloakroom.on.decode(as: Int.self).member
    #expect(member.verification[.unusedAnswers] == .error)
  }

  @Test func `statics are gone when their test ends`() async {
    let scope = TestScope(of: "opens", CollectingRecorder(isOnTestTask: true))
    let container = Container(label: "stage", rules: nil, host: scope)
    withContainer(container) {
      CloakroomDouble.statics.isOpen.returns(true)
      #expect(CloakroomDouble.isOpen)
    }
    await scope.end()
    #expect(scope.statics.table(of: CloakroomDouble.self, named: "", in: scope).members.isEmpty)
  }

  @Test func `statics answer until their test has ended, as clean-up hooks may use them`() async {
    let scope = TestScope(of: "opens", CollectingRecorder(isOnTestTask: true))
    let container = Container(label: "stage", rules: nil, host: scope)
    withContainer(container) { CloakroomDouble.statics.isOpen.returns(true) }
    await scope.close()
    withContainer(container) { #expect(CloakroomDouble.isOpen) }
    scope.finish()
  }
}
