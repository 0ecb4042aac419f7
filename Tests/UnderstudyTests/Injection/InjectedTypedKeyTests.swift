import TestSupport
import Testing

@testable import Understudy

@Suite struct `Typed keys injected` {
  let container = Container(label: "app")

  @Test(.tags(.rowC10)) func `a struct and a class inject a key without naming the type`() throws {
    let (box, desk) = withContainer(container) { (Box(), Desk()) }
    #expect(box.clock.kind == "system")
    #expect(desk.clock === box.clock)
    #expect(desk.night.kind == "night")
    #expect(try container.resolve((any HouseClock).self) === box.clock)
  }

  @Test(.tags(.rowC10)) func `a Sendable class injects a key as a value`() throws {
    let usher = withContainer(container) { Usher() }
    #expect(try usher.clock().kind == "system")
    #expect(try usher.clock.resolve() === usher.clock())
  }

  @Test(.tags(.rowC10)) func `an injected key is read asynchronously`() async throws {
    let usher = withContainer(container) { Usher() }
    let clock: any HouseClock = try await usher.clock.resolve()
    #expect(clock.kind == "system")
  }

  @Test(.tags(.rowC10)) func `an injected key is read from an override from then on`() throws {
    let box = withContainer(container) { Box() }
    #expect(box.clock.kind == "system")
    container.register(key: \.houseClock, instance: Dial("override"))
    #expect(box.clock.kind == "override")
    container.unregister((any HouseClock).self)
    #expect(box.clock.kind == "system")
  }

  @Test(.tags(.rowC10)) func `an injected key has its test value in a test`() throws {
    let test = Container(label: "test", rules: MockRules(missing: .fails), host: IssueCollector())
    #expect(withContainer(test) { Box() }.clock.kind == "fixed")
  }

  @Test(.tags(.rowC10)) func `objects made in a block have the block's override`() throws {
    let (outside, inside) = withContainer(container) {
      let outside = Box()
      _ = outside.clock
      let inside = withContainer {
        $0.register(key: \.houseClock, instance: Dial("override"))
      } operation: {
        Box()
      }
      return (outside, inside)
    }
    #expect(inside.clock.kind == "override")
    #expect(outside.clock.kind == "system")
  }

  @Test(.tags(.rowC10)) func `an injected key is held weakly or read in the current container`()
    throws
  {
    let weakly = withContainer(container) { Injected(\.houseClock, .weak) }
    #expect(try weakly().kind == "system")
    let following = withContainer(container) { Injected(\.houseClock, .current) }
    let other = Container(label: "other")
    other.register(key: \.houseClock, instance: Dial("other"))
    #expect(try withContainer(other) { try following().kind } == "other")
    #expect(try withContainer(container) { try following().kind } == "system")
  }

  @Test(.tags(.rowC10)) func `an injected key may be of a type that is not Sendable`() throws {
    container.register(Seat.self, instance: Seat(number: 2))
    let printer = withContainer(container) { SlipPrinter() }
    #expect(printer.slip.text == "seat 2, gregorian")
  }

  @Test func `a live typed key that a mock refuses is an issue at the property's declaration`()
    throws
  {
    let host = IssueCollector()
    let mock = Container(label: "test", rules: MockRules(missing: .fails), host: host)
    let (diary, line) = withContainer(mock) { (Injected(\.beadle), UInt(#line)) }
    let error = try #require(throws: ContainerError.self) { try diary() }
    #expect(error.kind == .blockedByFirewall)
    #expect(host.issues.map(\.site.line) == [line])
  }

  @Test(.tags(.rowC10)) func `a shared instance depends on the keys it reads`() throws {
    container.register(Cloakroom.self) { Cloakroom(clock: try Injected(\.houseClock)()) }
    #expect(try container.resolve(Cloakroom.self).clock.kind == "system")
    container.register(key: \.houseClock, instance: Dial("new"))
    #expect(try container.resolve(Cloakroom.self).clock.kind == "new")
  }
}

// MARK: - Fixtures

private struct Box {
  @Injected(\.houseClock) var clock
}
private class Desk {
  @Injected(\.houseClock) var clock: any HouseClock
  @Injected(\.nightClock) var night
}
private final class Usher: Sendable {
  let clock = Injected(\.houseClock)
}
private struct SlipPrinter {
  @Injected(\.slip) var slip
}
