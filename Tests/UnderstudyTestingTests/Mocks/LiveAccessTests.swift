import Testing
import Understudy

@testable import UnderstudyTesting

/// What decides for a whole process whether tests may use what is live.
@Suite struct `Access to live dependencies` {
  @Test(arguments: LiveAccess.allCases)
  func `is set by the environment`(_ access: LiveAccess) {
    let read = LiveAccess.read("\(access)")
    #expect(read.access == access)
    #expect(read.misuse == nil)
  }

  @Test(arguments: [nil, ""]) func `is left open by an empty environment`(text: String?) {
    let read = LiveAccess.read(text)
    #expect(read.access == nil)
    #expect(read.misuse == nil)
  }

  @Test func `is reported where the environment has an unknown value, which is an issue`() {
    let read = LiveAccess.read("refused")
    #expect(read.access == .report)
    #expect(
      read.misuse == """
        UNDERSTUDY_LIVE is "refused", which is not one of its values, so live services are reported.
          fix: set it to allow, report or refuse, or unset it.
        """
    )
  }
}
