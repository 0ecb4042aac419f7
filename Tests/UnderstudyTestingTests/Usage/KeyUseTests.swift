import Testing

@testable import Understudy
@testable import UnderstudyTesting

@Suite struct `The use of a key` {
  private static let here = SourceSite()
  private static let inApp = SourceSite(fileID: "BoxOffice/Composition.swift", line: 7)
  private static let inKit = SourceSite(fileID: "BoxOfficeTestKit/Fakes.swift", line: 7)

  @Test(
    arguments: [
      (nil, .unregistered),
      (KeySource(site: here), .real),
      (KeySource(site: here, isLive: true, isOfTest: true, hasDouble: true), .live),
      (KeySource(site: here, isLive: true, isDefault: true), .live),
      (KeySource(site: nil, isDefault: true), .defaulted),
      (KeySource(site: inApp, hasDouble: true), .doubled),
      (KeySource(site: inApp, isOfTest: true, isReplacement: true), .doubled),
      (KeySource(site: inApp, isReplacement: true), .real),
      (KeySource(site: inApp, isOfTest: true, isInStrictMock: true), .doubled),
      (KeySource(site: inApp, isInStrictMock: true), .real),
      (KeySource(site: here, isOfTest: true), .doubled),
      (KeySource(site: inKit, isOfTest: true), .doubled),
      (KeySource(site: inApp, isOfTest: true), .real),
    ] as [(KeySource?, KeyUse)]
  )
  func `of a protocol depends on its registration`(source: KeySource?, use: KeyUse) {
    #expect(KeyUse(source, isAbstract: true, in: "UnderstudyTestingTests") == use)
  }

  @Test func `of a concrete type is real if a test registers it and replaces nothing`() {
    let source = KeySource(site: Self.here, isOfTest: true)
    #expect(KeyUse(source, isAbstract: false, in: "UnderstudyTestingTests") == .real)
    let override = KeySource(site: Self.here, isOfTest: true, isReplacement: true)
    #expect(KeyUse(override, isAbstract: false, in: "UnderstudyTestingTests") == .doubled)
  }

  @Test func `is spelled as the report spells it`() {
    #expect(KeyUse.allCases.map { "\($0.text)" } == KeyUse.allCases.map { "\"\($0.rawValue)\"" })
  }

  @Test(arguments: [
    (Key((any Mailer).self), true), (Key((any Mailer & HouseClock).self), true),
    (Key((any Collection<Int>).self), true), (Key((@Sendable (Int) -> String).self), true),
    (Key((() async throws -> Void).self), true),
    (Key(Letter.self), false), (Key(GatewayStub.self), false), (Key(Int.self), false),
    (Key(String.self), false), (Key([Letter].self), false), (Key(Letter?.self), false),
    (Key([String: Letter].self), false), (Key((Int, Letter).self), false),
    (Key(Verification.Type.self), false), (Key(KeyUse.self), false),
  ])
  func `knows protocols and closures by their types`(key: Key, isAbstract: Bool) {
    #expect(KeyName(key).isAbstract == isAbstract)
  }
}
