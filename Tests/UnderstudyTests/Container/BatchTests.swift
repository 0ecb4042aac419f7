import TestSupport
import Testing
import Understudy

@Suite(.timeLimit(.minutes(5))) struct `Batches` {
  let container = Container(label: "app")

  @Test(arguments: BatchWay.all)
  func `a batch is registered at once: a fork or a reader never has half of one`(_ way: BatchWay)
    throws
  {
    way.register(0, container)
    let halves = Counter()
    let finished = Counter()
    let written = Recorder<Int>()
    onThreads(8) { [container] thread in
      guard thread > 0 else {
        var number = 0
        while finished.count < 7 {
          number += 1
          way.register(number, container)
        }
        return written.add(number)
      }
      var last = 0
      for _ in 0..<300 {
        if Set(numbers(in: container.fork())).count != 1 { halves.add() }
        // Read one after the other, the later may be newer and never older.
        for number in numbers(in: container) {
          if number < last { halves.add() }
          last = max(last, number)
        }
      }
      finished.add()
    }
    #expect(halves.count == 0)
    #expect(Set(numbers(in: container)) == Set(written.all))
  }

  @Test(arguments: BatchWay.all)
  func `a batch is complete when its first registration is reported`(_ way: BatchWay) {
    let seen = Recorder<[Int]>()
    let token = container.observe { [container] event in
      if case .registered = event.kind { seen.add(numbers(in: container)) }
    }
    way.register(1, container)
    token.cancel()
    #expect(seen.all == Array(repeating: Array(repeating: 1, count: 8), count: 8))
  }

  @Test(arguments: BatchWay.all)
  func `a deinit may resolve while a batch replaces its instance`(_ way: BatchWay) throws {
    let seen = Recorder<Int>()
    container.register(Usher.self) { [container] in
      _ = try $0.resolve(Seat.self, name: "0")
      return Usher { seen.add(numbers(in: container)[7]) }
    }
    way.register(1, container)
    _ = try container.resolve(Usher.self)
    way.register(2, container)
    #expect(seen.all == [2])
  }

  @Test func `extending a container replaces its registrations, and what was built from them`()
    throws
  {
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

  @Test func `extending without a current container is an error`() {
    let error = #expect(throws: ContainerError.self) {
      try Container.current.extend { Registration(Hall.self) { Hall() } }
    }
    #expect(error?.kind == .containerUnavailable)
  }

  @Test func `a key that is registered twice in a batch hides its earlier registration`()
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

  @Test func `extending the process default registers the whole batch or nothing`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
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

private final class Usher: Sendable {
  private let leaves: @Sendable () -> Void
  init(leaves: @escaping @Sendable () -> Void) { self.leaves = leaves }
  deinit { leaves() }
}

private func numbers(in container: Container) -> [Int] {
  (0..<8).map { name in (try? container.resolve(Seat.self, name: "\(name)"))?.number ?? -1 }
}
