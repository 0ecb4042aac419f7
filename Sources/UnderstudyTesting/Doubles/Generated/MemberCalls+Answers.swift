import Understudy

extension MemberCalls {
  /// Answers each of these calls with the value, or the calls with the values in turn.
  ///
  /// ```swift
  /// gateway.on.charge().returns(Receipt(id: "1"), Receipt(id: "2"))
  /// ```
  ///
  /// - Parameters:
  ///   - output: the result of every call, or of the first one.
  ///   - more: the results of the following calls.
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  public func returns(
    _ output: Output,
    _ more: Output...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    answer(AnswerSequence(.value(output), more.map { .value($0) }), fileID, line)
  }

  /// Answers each of these calls with the error.
  ///
  /// ```swift
  /// gateway.on.charge(.any, card: "42").throws(.declined)
  /// ```
  ///
  /// - Parameters:
  ///   - error: the error that those calls throw.
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  public func `throws`(
    _ error: Failure,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    answer(AnswerSequence(.failure(error)), fileID, line)
  }

  /// Answers these calls with the given answer, or with the answers in turn.
  ///
  /// ```swift
  /// gateway.on.charge().replies(.throws(.offline).times(2), .returns(receipt))
  /// ```
  ///
  /// - Parameters:
  ///   - reply: the answer to every call, or to the first one.
  ///   - more: the answers to the following calls.
  ///   - looping: whether the first answer follows the last one.
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  public func replies(
    _ reply: Stub<Arguments, Output, Failure>.Reply,
    _ more: Stub<Arguments, Output, Failure>.Reply...,
    looping: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let replies = ([reply] + more).map { ($0.kind, $0.count) }
    answer(AnswerSequence(replies, looping: looping), fileID, line)
  }

  func answer(
    _ supply: AnswerSequence<Arguments, Output, Failure>,
    _ fileID: StaticString,
    _ line: UInt
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    member.reportEndedGates(of: supply, at: site)
    if pattern.isAnything {
      member.setGeneral(supply, at: site)
    } else {
      member.change { $0.add(supply, when: pattern, at: site) }
    }
  }
}
