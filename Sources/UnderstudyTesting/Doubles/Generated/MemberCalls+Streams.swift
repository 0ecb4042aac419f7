import Understudy

extension MemberCalls {
  /// Answers each of these calls with a stream whose elements the test sends.
  ///
  /// ```swift
  /// let ticks = exchange.on.ticks().streams()
  /// let watching = Task { await board.follow(exchange) }
  /// ticks.send(120)
  /// await ticks.allConsumed()
  /// ```
  ///
  /// Each call gets a stream of its own, with all elements from the first one.
  ///
  /// - Parameters:
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  /// - Returns: the sequence that the test drives; it has the member's name in messages.
  public func streams<Element: Sendable>(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ManualSequence<Element, Never> where Output == AsyncStream<Element> {
    let sequence = ManualSequence<Element, Never>(member.name)
    answer(AnswerSequence(.compute { _ in sequence.stream }), fileID, line)
    return sequence
  }

  /// Answers each of these calls with a stream whose elements, and whose error, the test sends.
  ///
  /// ```swift
  /// let ticks = exchange.on.ticks().streams()
  /// ticks.fail(ExchangeError.closed)
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  /// - Returns: the sequence that the test drives; it has the member's name in messages.
  public func streams<Element: Sendable>(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ManualSequence<Element, any Error>
  where Output == AsyncThrowingStream<Element, any Error> {
    let sequence = ManualSequence<Element, any Error>(member.name)
    answer(AnswerSequence(.compute { _ in sequence.throwingStream }), fileID, line)
    return sequence
  }

  /// Answers each of these calls with a sequence whose elements the test sends.
  ///
  /// - Parameters:
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  /// - Returns: the sequence that the test drives; it has the member's name in messages.
  public func streams<Element: Sendable, Fault: Error>(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ManualSequence<Element, Fault>
  where Output == any AsyncSequence<Element, Fault> {
    let sequence = ManualSequence<Element, Fault>(member.name)
    answer(AnswerSequence(.compute { _ in sequence }), fileID, line)
    return sequence
  }
}
