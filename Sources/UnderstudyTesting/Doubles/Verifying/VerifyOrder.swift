import Understudy

/// Fails the test if calls did not come in this order, of one double or across doubles.
///
/// ```swift
/// try await office.sell(seat, to: "ada@example.org")
/// verifyOrder(
///   seats.reserving.matching(seat),
///   gateway.charging.matching(.any, "42"),
///   mailer.sends.matching(.any, "ada@example.org")
/// )
/// ```
///
/// Each pattern takes one call, or as many as its ``CallPattern/times(_:)`` says, all of them later
/// than those of the pattern before. What else was called between does not matter, unless you say
/// so. The calls taken count as verified.
///
/// Calls are numbered in each test; those of doubles that belong to several are ordered by the clock.
///
/// The failure stands at this line and shows the order that was expected, that of the calls, and the
/// first pattern that could not be placed. Order is that of beginning: of two calls that overlap,
/// the one that began first is first.
///
/// - Parameters:
///   - patterns: what is expected, first to last.
///   - nothingBetween: whether no other call of the members concerned may come between the first and the last
///     of them.
public func verifyOrder(
  _ patterns: CallPattern...,
  nothingBetween: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  // Matchers that do not fit are reported already.
  guard let first = patterns.first, !patterns.contains(where: \.isMisuse) else { return }
  let order = CallSequence(patterns)
  let verdict = order.verdict(nothingBetween: nothingBetween)
  order.settle(verdict.taken)
  guard verdict.missing != nil || !verdict.between.isEmpty else { return }
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  first.piece.record(ContainerIssue(order.text(for: verdict), at: site))
}
