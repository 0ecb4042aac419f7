import Dispatch
import Testing
import Understudy

@Suite struct `Waits that nobody can see` {
  let sink = IssueList()
  let container: Container

  init() { container = Container(label: "app", rules: nil, sink: sink) }

  @Test func `43 a worker that asks for the key being built, unbound, ends in a report`() throws {
    container.waitLimit = .milliseconds(20)
    let errors = Recorder<ContainerError>()
    let asking = UInt(#line) + 5
    container.register(Hall.self) { [container] in
      let done = DispatchSemaphore(value: 0)
      startThread {
        do {
          _ = try container.resolve(Hall.self)
        } catch { if let error = error as? ContainerError { errors.add(error) } }
        done.signal()
      }
      done.wait()
      return Hall()
    }
    let line = UInt(#line) + 1
    _ = try container.resolve(Hall.self)

    let error = try #require(errors.all.first)
    #expect(error.kind == .stalled)
    #expect(sink.issues.map(\.site.line) == [asking])
    #expect(
      error.description == """
        Hall has not been built within 0.02 seconds; its factory is still running elsewhere.
          resolved at UnderstudyTests/StallTests.swift:\(asking)
          registered at UnderstudyTests/StallTests.swift:\(asking - 4)
          being built for the resolve at UnderstudyTests/StallTests.swift:\(line)
          container: "app"
          fix: a factory must not wait for a thread that asks for its own key: resolve with the \
        resolver it is given, or bind the closure with container.bind { … }; if it is only slow, \
        set container.waitLimit.
        """
    )
  }

  @Test func `43 a worker that asks for another key is no stall`() throws {
    container.register(Seat.self) { Seat(number: 3) }
    container.register(Hall.self) { [container] in
      let done = DispatchSemaphore(value: 0)
      let name = Recorder<String>()
      startThread {
        if let seat = try? container.resolve(Seat.self) { name.add("\(seat.number)") }
        done.signal()
      }
      done.wait()
      return Hall(name: name.all.joined())
    }
    #expect(try container.resolve(Hall.self).name == "3")
    #expect(sink.issues.isEmpty)
  }

  @Test func `the limit is taken over by forks and children`() {
    #expect(container.waitLimit == .seconds(30))
    container.waitLimit = .seconds(9_223_372_036) + .milliseconds(900)
    #expect(container.waitLimit == .nanoseconds(Int64.max))
    container.waitLimit = .milliseconds(7)
    #expect(container.fork().waitLimit == .milliseconds(7))
    #expect(Container(parent: container).waitLimit == .milliseconds(7))
    container.waitLimit = .seconds(Int64.max)
    #expect(container.waitLimit > .seconds(1_000_000))
  }
}
