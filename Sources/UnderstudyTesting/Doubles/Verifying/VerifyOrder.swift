import Understudy

/// Fails the test if calls were not made in this order, of one double or across doubles.
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
/// Each pattern takes one call, later than that of the previous pattern; for two calls, pass the
/// pattern twice. Other calls in between are ignored by default. The calls taken count as verified.
///
/// Calls are numbered in each test; those of doubles that belong to several are ordered by the
/// clock.
///
/// The failure is reported at this line and shows the expected order, that of the calls, and the
/// first pattern without a call. The order is that in which calls began: of two that overlap, the
/// one that began first is first.
///
/// - Parameters:
///   - first: the expected calls that come first.
///   - more: the expected calls after those, in their order.
///   - nothingBetween: whether to disallow other calls of these members between the first and the
///     last of them.
public func verifyOrder(
  _ first: any OrderedCalls,
  _ more: any OrderedCalls...,
  nothingBetween: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let patterns = ([first] + more).map(\.callPattern)
  // Matchers that do not fit are reported already.
  guard !patterns.contains(where: \.isMisuse) else { return }
  let order = CallSequence(patterns)
  let verdict = order.verdict(nothingBetween: nothingBetween)
  order.settle(verdict.taken)
  guard verdict.missing != nil || !verdict.between.isEmpty else { return }
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  patterns[0].member.record(ContainerIssue(order.text(for: verdict), at: site))
}
