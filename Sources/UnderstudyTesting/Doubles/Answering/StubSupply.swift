/// The answers that were set at once: one for ever, or a sequence that runs out or starts again.
@usableFromInline
struct StubSupply<Arguments: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Reply = StubReply<Arguments, Output, Failure>

  @usableFromInline enum Draw: Sendable {
    case reply(Reply)
    case ranOut(after: Int)
  }

  @usableFromInline enum Source: Sendable {
    case always(Reply)
    case sequence([Reply])
    case loop([Reply])
  }

  @usableFromInline let source: Source
  @usableFromInline var served = 0

  @inlinable var isUsed: Bool { served > 0 }

  init(_ reply: Reply) { source = .always(reply) }

  /// One reply repeats, several are a sequence.
  init(_ first: Reply, _ more: [Reply], looping: Bool = false) {
    if more.isEmpty {
      source = .always(first)
    } else {
      source = looping ? .loop([first] + more) : .sequence([first] + more)
    }
  }

  /// Replies as they were given: one repeats, unless it says how often.
  init(_ replies: [Stub<Arguments, Output, Failure>.Reply], looping: Bool) {
    if replies.count == 1, replies[0].count == nil {
      source = .always(replies[0].kind)
    } else {
      let all = replies.flatMap { Array(repeating: $0.kind, count: $0.count ?? 1) }
      source = looping && !all.isEmpty ? .loop(all) : .sequence(all)
    }
  }

  /// The next reply; says so if there is none.
  @inlinable mutating func draw() -> Draw {
    switch source {
    case .always(let reply):
      served = 1
      return .reply(reply)
    case .sequence(let replies):
      guard served < replies.count else { return .ranOut(after: replies.count) }
      defer { served += 1 }
      return .reply(replies[served])
    case .loop(let replies):
      defer { served &+= 1 }
      return .reply(replies[served % replies.count])
    }
  }

  /// Counts a use of an answer that repeats.
  mutating func noteUse() { served = max(served, 1) }

  /// The gates that calls with these answers wait in.
  var gates: [Gate] {
    switch source {
    case .always(let reply): reply.gates
    case .sequence(let replies), .loop(let replies): replies.flatMap(\.gates)
    }
  }
}
