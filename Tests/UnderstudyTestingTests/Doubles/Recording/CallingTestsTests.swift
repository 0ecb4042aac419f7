import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A call of a double that belongs to another test` {
  private let owners = CollectingRecorder(isOnTestTask: true)
  private let callers = CollectingRecorder(isOnTestTask: true)
  private let owner: TestScope
  private let stub = Stub<Int, Int, Never>("load(_:)", default: 7)

  init() {
    owner = TestScope(of: "sells a seat", owners)
    stub.attach(host: owner)
  }

  private func container(of name: String = "runs", in recorder: CollectingRecorder? = nil)
    -> Container
  {
    Container(label: "test", rules: nil, host: TestScope(of: name, recorder ?? callers))
  }

  @Test func `is a warning in the test that makes it, once`() {
    withContainer(container()) { for number in 1...3 { _ = stub.call(number) } }
    #expect(owners.issues.isEmpty)
    #expect(callers.issues.map(\.severity) == [.warning])
    #expect(
      callers.messages == [
        """
        load(_:) is shared with another test, "sells a seat", and so are its calls and answers.
          fix: make the double, and the object that calls it, in each test, not in a static; or, for that object, replace static let shared by static var shared: … { try! Container.current.resolve() }, and register its type in the app and in the tests that use it.
        """
      ]
    )
  }

  @Test func `is a warning in each test that makes one`() {
    withContainer(container(of: "one")) { _ = stub.call(1) }
    withContainer(container(of: "two")) { _ = stub.call(2) }
    #expect(callers.issues.count == 2)
  }

  @Test func `is found after calls of its own test, and with rules`() {
    stub.when(11).returns(8)
    withContainer(Container(label: "test", rules: nil, host: owner)) {
      for number in 1...10 { _ = stub.call(number) }
    }
    #expect(owners.issues.isEmpty)
    withContainer(container()) { _ = stub.call(11) }
    #expect(callers.issues.count == 1)
  }

  @Test func `is found after its test has ended`() async {
    await owner.end()
    withContainer(container()) { _ = stub.call(1) }
    #expect(callers.issues.count == 1)
  }

  @Test func `is noted in what its own test reports`() {
    withContainer(container()) { _ = stub.call(1) }
    _ = stub.verify(.never)
    #expect(
      owners.messages.first?.contains(
        "\n  note: load(_:) is shared with another test, \"runs\", and so are its calls and answers."
      ) == true
    )
    #expect(owners.messages.count == 1)
  }

  @Test func `is none once the double belongs to the test that makes it`() {
    let container = container()
    if let host = container.host { stub.attach(host: host) }
    withContainer(container) { _ = stub.call(1) }
    #expect(callers.issues.isEmpty)
  }

  @Test func `is found anew after the double has moved`() {
    let own = container(of: "own")
    if let host = own.host { stub.attach(host: host) }
    withContainer(own) { for number in 1...100 { _ = stub.call(number) } }
    #expect(callers.issues.isEmpty)
    stub.attach(host: owner)
    withContainer(own) { _ = stub.call(1) }
    #expect(callers.issues.count == 1)
  }

  @Test func `is no warning if a suite has the double, or no test makes the call`() async {
    let suites = TestScope(testName: "SaleTests", extent: .suite, recorder: owners)
    stub.attach(host: suites)
    withContainer(container()) { _ = stub.call(1) }
    stub.attach(host: owner)
    await Task.detached { [stub] in _ = stub.call(2) }.value
    #expect(owners.issues.isEmpty)
    #expect(callers.issues.isEmpty)
  }

  @Test func `is no warning if no check of doubles is about the member, such as one of a logger`() {
    let equipment = Stub<Int, Int, Never>("log(_:)", default: 7).unjudged()
    equipment.attach(host: owner)
    withContainer(container()) { _ = equipment.call(1) }
    #expect(callers.issues.isEmpty)
  }

  @Test func `names another case of the same test`() {
    withContainer(container(of: "sells a seat")) { _ = stub.call(1) }
    _ = stub.verify(.never)
    let text =
      "load(_:) is shared with another case of \"sells a seat\", and so are its calls and answers."
    #expect(callers.messages.first?.hasPrefix(text) == true)
    #expect(owners.messages.first?.contains("note: \(text)") == true)
  }

  @Test func `is none after the test has reset the double, which is then its own`() {
    withContainer(container()) {
      stub.reset()
      _ = stub.call(1)
      _ = stub.verify(2)
    }
    #expect(owners.issues.isEmpty)
    #expect(callers.messages.map { $0.contains("shared") } == [false])
  }

  @Test func `is a warning in a test without a container, which is this one`() {
    let spy = Spy<Int>("load(_:)")
    // Another one in each run of this test, as the process warns once.
    let first = "one() \(UInt64.random(in: 0 ... .max))"
    spy.attachment.withLock { $0.callers.first = first }
    withKnownIssue {
      spy.call(1)
      spy.call(2)
    } matching: {
      $0.comments.contains {
        $0.rawValue.hasPrefix("load(_:) is shared with another test, \(first), and")
      }
    }
  }

  @Test func `is not noted any more after a reset, or when the double has moved`() {
    withContainer(container()) { _ = stub.call(1) }
    stub.reset()
    _ = stub.call(2)
    _ = stub.verify(.never)
    withContainer(container(of: "other")) { _ = stub.call(1) }
    stub.attach(host: TestScope(of: "third", owners))
    _ = stub.verify(.never)
    #expect(owners.messages.map { $0.contains("shared") } == [false, false])
  }

  @Test func `is no warning of a fallback, which stands in for what is reported already`() {
    stub.standsIn(for: .answer(member: "load(_:)"))
    withContainer(container()) { _ = stub.call(1) }
    #expect(callers.issues.isEmpty)
  }

  @Test func `is no warning of a static member of a generated double`() {
    var origin = MemberOrigin(site: SourceSite())
    origin.isOfType = true
    let member = Stub<Int, Int, Never>("load(_:)", StubState(declared: .value(7)), origin, in: "")
    member.attach(host: owner)
    withContainer(container()) { _ = member.call(1) }
    #expect(callers.issues.isEmpty)
  }

  @Test func `is no warning beside the error of a missing answer`() {
    let other = Stub<Int, Int, Never>("other(_:)")
    other.attach(host: owner)
    withContainer(container()) { _ = other.call(1) }
    #expect(callers.issues.map(\.severity) == [.error])
  }
}

@Suite struct `An issue of a double that set-up of a suite made` {
  private let recorder = CollectingRecorder(isOnTestTask: false)
  private let suites = CollectingRecorder(isOnTestTask: false)

  @Test func `is recorded in the test that causes it, which tells whose it is`() async {
    let suite = TestScope(testName: "SaleTests", extent: .suite, recorder: suites)
    let test = TestScope(testName: "sells", within: suite, recorder: recorder)
    let spy = Spy<Int>("load(_:)")
    spy.attach(host: suite)
    withContainer(Container(label: "test", rules: nil, host: test)) { _ = spy.verify() }
    await test.end()
    #expect(suites.issues.isEmpty)
    #expect(recorder.issues.count == 1)
    #expect(
      recorder.messages.first?.contains(
        "note: the set-up of SaleTests made this double once, for all its tests, which share its calls and answers."
      ) == true
    )
  }

  @Test func `is the suite's where no test runs`() async {
    let suite = TestScope(testName: "SaleTests", extent: .suite, recorder: suites)
    let spy = Spy<Int>("load(_:)")
    spy.attach(host: suite)
    _ = spy.verify()
    await suite.end()
    #expect(suites.issues.count == 1)
  }
}

@Suite struct `Tests that call a member without a container` {
  @Test func `are told apart by their names`() {
    var callers = MemberCallers()
    #expect(callers.add("one()") == nil)
    #expect(callers.add("one()") == nil)
    #expect(callers.other(than: "one()") == nil)
    #expect(callers.add("two()") == "one()")
    #expect(callers.add("three()") == "one()")
    #expect(callers.add("one()") == nil)
    #expect(callers.other(than: "one()") == "three()")
    #expect(callers.other(than: "three()") == "one()")
  }
}
