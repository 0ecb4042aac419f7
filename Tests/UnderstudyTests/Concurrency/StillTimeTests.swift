import Testing

@testable import Understudy

@Suite struct `The time that something stays unchanged` {
  var still = StillTime(1, step: .seconds(1))

  @Test mutating func `counts at most one step between two checks`() {
    still.note(1, after: .milliseconds(300))
    still.note(1, after: .seconds(60))
    #expect(still.elapsed == .milliseconds(1_300))
  }

  @Test mutating func `starts again at each change`() {
    still.note(1, after: .seconds(1))
    still.note(2, after: .seconds(1))
    #expect(still.elapsed == .zero)
    still.note(2, after: .seconds(1))
    #expect(still.elapsed == .seconds(1))
  }
}
