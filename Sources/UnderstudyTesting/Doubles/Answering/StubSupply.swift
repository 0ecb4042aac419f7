/// The answers that were set at once: one for ever, or a sequence that runs out.
@usableFromInline
struct StubSupply<Arguments: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Reply = StubReply<Arguments, Output, Failure>

  @usableFromInline enum Draw: Sendable {
    case reply(Reply)
    case ranOut(after: Int)
  }

  @usableFromInline enum Source: Sendable {
    case always(Reply)
    case sequence([Output])
  }

  @usableFromInline let source: Source
  @usableFromInline var served = 0

  init(_ reply: Reply) { source = .always(reply) }

  /// One value repeats, several are a sequence.
  init(_ first: Output, _ more: [Output]) {
    source = more.isEmpty ? .always(.value(first)) : .sequence([first] + more)
  }

  @inlinable mutating func draw() -> Draw {
    switch source {
    case .always(let reply):
      return .reply(reply)
    case .sequence(let outputs):
      guard served < outputs.count else { return .ranOut(after: outputs.count) }
      defer { served += 1 }
      return .reply(.value(outputs[served]))
    }
  }
}
