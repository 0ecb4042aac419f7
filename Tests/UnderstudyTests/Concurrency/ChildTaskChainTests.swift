import TestSupport
import Testing
import Understudy

/// Five factories, one inside the other. Each starts tasks before and after it asks for the next.
@Suite(.timeLimit(.minutes(10))) struct `Tasks of nested factories` {
  /// Every mix of transients and singletons for the inner four.
  @Test(arguments: 0..<16)
  func `are in the chain of their own factory while it runs, and free afterwards`(mix: Int) async {
    let round = await Nest(mix).run()
    for level in 0..<Nest.depth {
      let path = (0...level).map(Nest.key) + [Nest.key(level)]
      #expect(round.early[level] == [.circular(path), .circular(path)], "level \(level)")
    }
    #expect(round.late == Array(repeating: .built, count: Nest.depth - 1))
  }
}

private final class Nest: Sendable {
  static let depth = 5

  enum Answer: Equatable, Sendable {
    case built, elsewhere
    case circular([Key])
    case failed(String)
  }

  struct Round: Sendable {
    /// What the tasks of each factory got that asked while it ran.
    var early: [[Answer]] = Array(repeating: [], count: Nest.depth)
    /// What those got that asked when theirs had returned, and the outermost had not.
    var late: [Answer] = []
    /// The factories that have begun in this round: what a late task asks for begins again.
    var begun: Set<Int> = []
    var waiting: [OneShot<Answer>] = []
    var mayAsk = Latch()
  }

  private let mix: Int
  private let round = Lock(Round())

  init(_ mix: Int) { self.mix = mix }

  static func key(_ level: Int) -> Key { .of(Storey.self, name: "\(level)") }

  /// Runs all factories on a thread of their own: the tasks need those of the pool.
  func run() async -> Round {
    let hasEnded = Latch()
    startThread { [self] in
      let container = Container(label: "nest \(mix)")
      for level in 0..<Self.depth {
        let isTransient = level == 0 || mix & 1 << (level - 1) == 0
        container.register(
          Storey.self,
          name: "\(level)",
          lifetime: isTransient ? .transient : .singleton
        ) { [self] in
          try storey(level, $0, in: container)
        }
      }
      _ = try? container.resolve(Storey.self, name: "0")
      hasEnded.open()
    }
    await hasEnded.wait()
    return round.withLock { $0 }
  }

  private func storey(_ level: Int, _ resolver: Resolver, in container: Container) throws -> Storey
  {
    guard round.withLock({ $0.begun.insert(level).inserted }) else { return Storey() }
    ask(level, in: container)
    if level > 0 { askLater(level, in: container) }
    if level + 1 < Self.depth { _ = try resolver.resolve(Storey.self, name: "\(level + 1)") }
    ask(level, in: container)
    if level == 0 { collect() }
    return Storey()
  }

  /// Has a task ask for what is being made, and waits for its answer.
  private func ask(_ level: Int, in container: Container) {
    let answer = OneShot<Answer>()
    Task { answer.fulfill(await Self.answer(level, container)) }
    let got = answer.wait(atMost: .seconds(120)) ?? .failed("no answer")
    round.withLock { $0.early[level].append(got) }
  }

  private func askLater(_ level: Int, in container: Container) {
    let answer = OneShot<Answer>()
    let mayAsk = round.withLock { round in
      round.waiting.append(answer)
      return round.mayAsk
    }
    Task {
      await mayAsk.wait()
      answer.fulfill(await Self.answer(level, container))
    }
  }

  private func collect() {
    let (waiting, mayAsk) = round.withLock { ($0.waiting, $0.mayAsk) }
    mayAsk.open()
    let late = waiting.map { $0.wait(atMost: .seconds(120)) ?? .failed("no answer") }
    round.withLock { $0.late = late }
  }

  private static func answer(_ level: Int, _ container: Container) async -> Answer {
    guard Container.current === container else { return .elsewhere }
    do {
      _ = try await Container.current.resolve(Storey.self, name: "\(level)")
      return .built
    } catch let error as ContainerError {
      return error.kind == .circularDependency ? .circular(error.path) : .failed("\(error)")
    } catch {
      return .failed("\(error)")
    }
  }
}

private final class Storey: Sendable {}
