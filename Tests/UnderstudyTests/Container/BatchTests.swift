import Testing
import Understudy

@Suite(.timeLimit(.minutes(1))) struct `Batches` {
  let container = Container(label: "app")

  @Test(arguments: BatchWay.all)
  func `land at once: a fork, a snapshot or a reader never has half of one`(_ way: BatchWay) throws
  {
    way.register(0, container)
    let halves = Counter()
    onThreads(8) { [container] thread in
      if thread == 0 {
        for number in 1...200 { way.register(number, container) }
      } else {
        var last = 0
        for _ in 0..<400 {
          let fork = container.fork()
          let numbers = (0..<8).map { (try? fork.resolve(Seat.self, name: "\($0)"))?.number }
          if Set(numbers).count != 1 { halves.add() }
          // Read one after the other, the later may be newer and never older.
          for name in 0..<8 {
            let number = (try? container.resolve(Seat.self, name: "\(name)"))?.number ?? -1
            if number < last { halves.add() }
            last = max(last, number)
          }
        }
      }
    }
    #expect(halves.count == 0)
    #expect(try container.resolveAll(Seat.self).map(\.number) == Array(repeating: 200, count: 8))
  }

  @Test func `extending replaces what is registered, with what was built from it`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register(Hall.self) { Hall() }
    let (printing, hall) = try container.resolve(Printing.self, Hall.self)
    try container.extend {
      Registration((any Mailer).self) { SMTPMailer(host: "new") }
      Registration(Seat.self) { Seat(number: 7) }
    }
    #expect(printing.mailer.route == "old")
    #expect(try container.resolve(Printing.self).mailer.route == "new")
    #expect(try container.resolve(Seat.self).number == 7)
    #expect(try container.resolve(Hall.self) === hall)
  }

  @Test func `extending with a key that stands twice changes nothing and names both lines`() throws
  {
    container.register(Hall.self) { Hall(name: "earlier") }
    let hall = try container.resolve(Hall.self)
    let before = container.snapshot()
    let error = #expect(throws: ContainerError.self) {
      try container.extend {
        Registration(Seat.self) { Seat() }
        Registration(Hall.self, line: 1) { Hall(name: "first") }
        Registration(Hall.self, line: 2) { Hall(name: "second") }
      }
    }
    guard case .duplicateRegistration(let context, let other) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.registeredAt?.line == 1)
    #expect(other.line == 2)
    #expect(container.snapshot().differences(from: before).isEmpty)
    #expect(try container.resolve(Hall.self) === hall)
    #expect(try container.resolveIfRegistered(Seat.self) == nil)
  }

  @Test func `extending a closed container throws and registers nothing`() async {
    let observed = Counter()
    let token = container.observe { if case .registered = $0.kind { observed.add() } }
    await container.close()
    let error = #expect(throws: ContainerError.self) {
      try container.extend { Registration(Hall.self) { Hall() } }
    }
    #expect(error?.kind == .containerClosed)
    #expect(error?.description.contains("\"app\" is closed") == true)
    #expect(observed.count == 0)
    token.cancel()
  }

  @Test func `extending with no container in reach says so`() {
    let error = #expect(throws: ContainerError.self) {
      try Container.current.extend { Registration(Hall.self) { Hall() } }
    }
    #expect(error?.kind == .containerUnavailable)
  }

  @Test func `in a batch registered with a key twice, no earlier registration answers for it`()
    throws
  {
    container.register(Hall.self) { Hall(name: "live") }
    let hall = try container.resolve(Hall.self)
    container.register {
      Registration(Hall.self) { Hall(name: "first") }
      Registration(Hall.self) { Hall(name: "second") }
      Registration(Seat.self) { Seat(number: 7) }
    }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.kind == .duplicateRegistration)
    #expect(hall.name == "live")
    #expect(try container.resolve(Seat.self).number == 7)
  }

  @Test func `extending the container of the process lands whole or not at all`() async {
    await #expect(processExitsWith: .success) {
      try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      let hall = try Container.current.now(Hall.self)
      #expect(throws: ContainerError.self) {
        try Container.current.extend {
          Registration(Seat.self) { Seat(number: 1) }
          Registration(Seat.self) { Seat(number: 2) }
        }
      }
      #expect(throws: ContainerError.self) { try Container.current.now(Seat.self) }
      try Container.current.extend {
        Registration(Seat.self) { Seat(number: 3) }
        Registration(Seat.self, name: "B") { Seat(number: 3) }
      }
      #expect(try Container.current.now(Seat.self, name: "B").number == 3)
      #expect(try Container.current.now(Hall.self) === hall)
    }
  }
}

// MARK: - Fixtures

struct BatchWay: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let register: @Sendable (_ number: Int, Container) -> Void

  static let all = [
    BatchWay(testDescription: "register") { number, container in
      container.register { seats(number) }
    },
    BatchWay(testDescription: "extend") { number, container in
      try? container.extend { seats(number) }
    },
  ]

  @RegistrationBuilder private static func seats(_ number: Int) -> [any AnyRegistration] {
    for name in 0..<8 {
      Registration(Seat.self, name: "\(name)", instance: Seat(number: number))
    }
  }
}
