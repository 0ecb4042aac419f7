import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// Isolation by traits, as other containers promise it.

@Suite(.container { $0.register(Program.self) { Program() } })
struct `Cases without a trait in an isolated suite` {
  @Test(arguments: 0..<64)
  func `never share an instance`(number: Int) async throws {
    let program = try await Container.current.resolve(Program.self)
    #expect(program.entries.isEmpty)
    program.add("\(number)")
    #expect(try await Container.current.resolve(Program.self) === program)
    #expect(program.entries == ["\(number)"])
  }
}

@Suite(
  .container {
    // Evaluated for the suite once, these two would be one instance in all its tests.
    $0.register(Program.self, instance: Program())
    $0.register(Program.self, name: "named", instance: Program())
  },
  .serialized
)
struct `The values of a suite's trait` {
  @Test(arguments: 0..<3)
  func `are evaluated anew for each argument`(number: Int) throws {
    try expectUntouched()
  }

  @Test func `are evaluated anew for the next test function`() throws { try expectUntouched() }

  private func expectUntouched() throws {
    for name in [nil, "named"] {
      let program = try Container.current.resolve(Program.self, name: name)
      #expect(program.entries.isEmpty)
      program.add("touched")
    }
  }
}

@Suite(.container, .serialized)
struct `A registration made by a test's body` {
  @Test(arguments: 0..<3)
  func `is gone for the next argument, named or not, with its instances`(number: Int) throws {
    try registerAndBuild()
  }

  @Test func `is gone in the next test function`() throws { try registerAndBuild() }

  private func registerAndBuild() throws {
    let container = Container.current
    for name in [nil, "named"] {
      #expect(try container.resolveIfRegistered(Program.self, name: name) == nil)
      container.register(Program.self, name: name) { Program() }
      try container.resolve(Program.self, name: name).add("touched")
    }
    #expect(try container.resolveAll(Program.self).map(\.entries) == [["touched"], ["touched"]])
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A model created inside a test` {
  @Test func `keeps its test's container for later work, beside other tests that do the same`()
    async throws
  {
    let test = try #require(Test.current)
    let trait = ContainerTrait.container { $0.register(Program.self) { Program() } }
    let allInside = Crowd(of: 8)
    try await withThrowingTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          try await trait.provideScope(for: test, testCase: nil) {
            let model = Model()
            let program = try await Container.current.resolve(Program.self)
            allInside.arrive()
            await allInside.assembled()
            try await work(model, number)
            #expect(program.entries == ["\(number) in a task", "\(number) on a thread"])
          }
        }
      }
      try await group.waitForAll()
    }
  }

  private func work(_ model: Model, _ number: Int) async throws {
    try await Task.detached { try model.work("\(number) in a task") }.value
    try onThread { Result { try model.work("\(number) on a thread") } }.get()
  }
}

// MARK: - Fixtures

private final class Program: Sendable {
  private let state = Lock<[String]>([])
  var entries: [String] { state.withLock { $0 } }
  func add(_ entry: String) { state.withLock { $0.append(entry) } }
}

private final class Model: Sendable {
  private let program = Injected<Program>()
  func work(_ entry: String) throws { try program().add(entry) }
}
