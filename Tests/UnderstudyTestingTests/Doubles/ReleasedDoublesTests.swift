import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Released doubles` {
  private weak var member: Spy<Int>?

  @Test mutating func `are not held by a container after a reset of everything`() {
    let container = Container(label: "test")
    do {
      let spy = Spy<Int>("ring(_:)")
      member = spy
      container.register(Spy<Int>.self, instance: spy)
    }
    container.reset()
    #expect(member != nil)
    container.reset(.everything)
    #expect(member == nil)
  }

  @Test mutating func `are not held by a container that should hold them weakly`() throws {
    let container = Container(label: "test")
    container.register(Spy<Int>.self, lifetime: .weak) { _ in Spy<Int>("ring(_:)") }
    do {
      let spy = try container.resolve(Spy<Int>.self)
      member = spy
      #expect(container.residents.count == 1)
    }
    #expect(member == nil)
    #expect(container.residents.isEmpty)
    container.reset()
  }

  @Test func `are reset with a container that holds them weakly while they are alive`() throws {
    let container = Container(label: "test")
    container.register(Spy<Int>.self, lifetime: .weak) { _ in Spy<Int>("ring(_:)") }
    let spy = try container.resolve(Spy<Int>.self)
    spy.call(1)
    container.reset()
    #expect(spy.calls.isEmpty)
  }

  @Test mutating func `are not held by a test that has ended, whatever it checks`() async {
    let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: true))
    do {
      let spy = Spy<Int>("ring(_:)")
      member = spy
      spy.attach(host: scope)
      await scope.end()
      spy.setVerification(.unusedAnswers, severity: .error)
    }
    #expect(member == nil)
  }
}
