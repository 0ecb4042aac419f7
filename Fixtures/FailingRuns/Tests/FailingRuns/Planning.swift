import Testing
import Understudy
import UnderstudySwiftTesting

/// Asks for a container before any test runs: what Swift Testing would drop fails the run.
@Suite struct Planning {
  @Test(arguments: Misuse.rowsFromNowhere()) func rows(row: String) { #expect(row == "A") }
}
