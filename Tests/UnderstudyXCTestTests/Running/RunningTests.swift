import Testing

@testable import UnderstudyXCTest

/// The observer's states, without XCTest.
@Suite struct `The record of what XCTest runs` {
  private final class Subject {}
  private let suite = Subject()
  private let type = Subject()
  private let method = Subject()
  private let inner = Subject()
  private var running = Running<String, String>()

  private func id(_ subject: Subject) -> ObjectIdentifier { ObjectIdentifier(subject) }

  private var place: String {
    switch running.place {
    case .unknown: "unknown"
    case .nowhere: "nowhere"
    case .inClass(let fixture): "in \(fixture)"
    case .inMethod(let isolation): "in a method, \(isolation ?? "plain")"
    }
  }

  private mutating func takes(_ subject: Subject) -> String {
    switch running.take(id(subject)) {
    case .first(let isolation): "first, \(isolation ?? "none")"
    case .again(let isolation): "again, \(isolation ?? "none")"
    }
  }

  @Test func `knows nothing at first`() {
    #expect(place == "unknown")
    #expect(running.fixture(of: id(type)) == nil)
  }

  @Test mutating func `has a class around its methods, and between them`() {
    running.enterSuite(id(suite), of: id(type), "class")
    #expect(place == "in class")
    running.enterMethod(id(method))
    #expect(place == "in a method, plain")
    #expect(running.fixture(of: id(type)) == "class")
    #expect(running.leaveMethod(id(method)) == nil)
    #expect(place == "in class")
    #expect(running.leaveSuite(id(suite)) == ["class"])
    #expect(place == "nowhere")
    #expect(running.fixture(of: id(type)) == nil)
  }

  @Test mutating func `removes an observed method with its isolation, once`() {
    running.enterMethod(id(method))
    running.isolate(id(method), with: "container")
    #expect(place == "in a method, container")
    #expect(running.leaveMethod(id(method)) == "container")
    #expect(running.leaveMethod(id(method)) == nil)
    #expect(place == "nowhere")
  }

  @Test mutating func `lets one call take an isolation, and ends it with that call`() {
    running.enterMethod(id(method))
    running.isolate(id(method), with: "observed")
    #expect(takes(method) == "first, observed")
    #expect(takes(method) == "again, observed")
    running.release(id(method))
    #expect(place == "in a method, plain")
    #expect(running.leaveMethod(id(method)) == nil)
  }

  @Test mutating func `lets a second call take the isolation anew after the first`() {
    running.enterMethod(id(method))
    #expect(takes(method) == "first, none")
    running.isolate(id(method), with: "one")
    running.release(id(method))
    #expect(takes(method) == "first, none")
  }

  @Test mutating func `knows an unannounced method while a call holds it`() {
    #expect(takes(method) == "first, none")
    running.isolate(id(method), with: "container")
    #expect(place == "in a method, container")
    running.release(id(method))
    #expect(place == "unknown")
  }

  @Test mutating func `nests where a method runs another by hand`() {
    running.enterMethod(id(method))
    running.isolate(id(method), with: "outer")
    running.enterMethod(id(inner))
    #expect(place == "in a method, plain")
    #expect(takes(inner) == "first, none")
    running.isolate(id(inner), with: "inner")
    running.release(id(inner))
    #expect(running.leaveMethod(id(inner)) == nil)
    #expect(place == "in a method, outer")
    #expect(running.leaveMethod(id(method)) == "outer")
  }

  @Test mutating func `knows that nothing runs after the end of a method it did not see begin`() {
    #expect(running.leaveMethod(id(method)) == nil)
    #expect(place == "nowhere")
  }

  @Test mutating func `removes a level with everything inside it`() {
    let innerSuite = Subject()
    running.enterSuite(id(suite), of: id(type), "outer")
    running.enterMethod(id(method))
    running.enterSuite(id(innerSuite), of: id(type), "inner")
    #expect(running.fixture(of: id(type)) == "inner")
    running.enterMethod(id(inner))
    #expect(running.leaveSuite(id(suite)) == ["inner", "outer"])
    #expect(place == "nowhere")
    #expect(running.leaveMethod(id(inner)) == nil)
    #expect(running.leaveSuite(id(innerSuite)) == [])
  }
}
