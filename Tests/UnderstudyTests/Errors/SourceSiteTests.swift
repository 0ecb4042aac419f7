import Testing
import Understudy

@Suite struct `A source site` {
  @Test func `is its file and its line, wherever the literals are`() {
    let site = SourceSite(fileID: "Hall/Sale.swift", line: 12)
    #expect(site == SourceSite(fileID: "Hall/Sale.swift", line: 12))
    #expect(site != SourceSite(fileID: "Hall/Sale.swift", line: 13))
    #expect(site != SourceSite(fileID: "Hall/Bale.swift", line: 12))
    #expect(site != SourceSite(fileID: "Hall/Sale", line: 12))
    #expect(Set([site, SourceSite(fileID: "Hall/Sale.swift", line: 12)]).count == 1)
    #expect(Set([site, SourceSite(fileID: "Hall/Bale.swift", line: 12)]).count == 2)
  }

  @Test func `is the same for one letter as a text and as a scalar`() {
    let scalar = StaticString(unicodeScalarLiteral: "H")
    #expect(scalar.reads(as: "H") && ("H" as StaticString).reads(as: scalar))
    #expect(!scalar.reads(as: "I") && scalar.reads(as: scalar))
  }
}
