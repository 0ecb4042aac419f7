import Testing
import UnderstudyTesting

@Suite struct `The name of a report's file` {
  @Test(
    arguments: [
      ("sells", "container-SaleTests-sells.txt"),
      ("sells 2 seats, at_once!", "container-SaleTests-sells-2-seats-at_once.txt"),
      ("", "container-SaleTests.txt"),
    ]
  )
  func `contains the test's name in letters, digits and hyphens`(test: String, name: String) {
    #expect(ReportFile.name("SaleTests", test) == name)
  }

  @Test func `is short enough for file systems, however long the test's name is`() {
    let name = ReportFile.name("SaleTests", String(repeating: "é", count: 300))
    #expect(name == "container-SaleTests-\(String(repeating: "é", count: 90)).txt")
  }
}
