/// Answers that were set together: one for every call, or a sequence that runs out or starts again.
@usableFromInline
struct AnswerSequence<Arguments, Output, Failure: Error> {
  @usableFromInline typealias Reply = StubReply<Arguments, Output, Failure>

  @usableFromInline enum Draw {
    case reply(Reply)
    case ranOut(after: Int)
  }

  /// An answer for a number of calls in a row; at least one.
  @usableFromInline struct Run {
    @usableFromInline let reply: Reply
    @usableFromInline let count: Int
  }

  @usableFromInline enum Source {
    case always(Reply)
    case inTurn([Run], looping: Bool)
  }

  @usableFromInline let source: Source
  @usableFromInline var served = 0
  /// The current run, and how often it was served.
  @usableFromInline var turn = 0
  @usableFromInline var servedInTurn = 0

  @inlinable var isUsed: Bool { served > 0 }

  init(_ reply: Reply) { source = .always(reply) }

  /// Makes a supply: one answer repeats, several are a sequence.
  init(_ first: Reply, _ more: [Reply], looping: Bool = false) {
    let runs = ([first] + more).map { Run(reply: $0, count: 1) }
    source = more.isEmpty ? .always(first) : .inTurn(runs, looping: looping)
  }

  /// Makes a supply from answers as they were given: a single one repeats, unless it has a count.
  init(_ replies: [(reply: Reply, count: Int?)], looping: Bool) {
    if replies.count == 1, replies[0].count == nil {
      source = .always(replies[0].reply)
    } else {
      let runs = replies.map { Run(reply: $0.reply, count: $0.count ?? 1) }
      source = .inTurn(runs.filter { $0.count > 0 }, looping: looping)
    }
  }

  /// Returns the next answer, or that there is none.
  @inlinable mutating func draw() -> Draw {
    switch source {
    case .always(let reply):
      served = 1
      return .reply(reply)
    case .inTurn(let runs, let looping):
      if turn < runs.count, servedInTurn == runs[turn].count {
        (turn, servedInTurn) = (looping ? (turn + 1) % runs.count : turn + 1, 0)
      }
      guard turn < runs.count else { return .ranOut(after: served) }
      served &+= 1
      servedInTurn += 1
      return .reply(runs[turn].reply)
    }
  }

  /// Counts a use of an answer that repeats.
  mutating func noteUse() { served = max(served, 1) }

  /// The gates that calls with these answers wait in.
  var gates: [Gate] {
    switch source {
    case .always(let reply): reply.gates
    case .inTurn(let runs, _): runs.flatMap(\.reply.gates)
    }
  }
}
