import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

extension GalleryGroup {
  static let answering = GalleryGroup(
    "Answering calls",
    "",
    [
      GalleryMessage(
        "No answer for …",
        "A double was called, and has no answer for this call; the test fails, and the code continues with an empty value or an error.",
        guide: "answering-calls#a-call-without-an-answer"
      ) { stage in
        let prices = stage.stub("price(of:)")
        _ = prices.here("A1")
        prices.returns(1, 2)
        prices.when("A1").returns(10)
        prices.when("B1").returns(20, 21)
        for _ in 0..<5 { _ = prices.here("B1") }
        prices.clearAnswers()
        prices.returns(1, 2)
        for _ in 0..<3 { _ = prices.here("B1") }
        prices.clearAnswers()
        _ = prices.here("B1")
        let sale = stage.test()
        let app = Container(label: "sale", rules: nil, host: sale)
        let inPlace = Playbill.PricesStub()
        app.register((any Playbill.Prices).self, instance: inPlace)
        within(app) {
          withContainer {
            $0.setVerification(.unusedOverrides, severity: .ignore)
            $0.register((any Playbill.Prices).self) { Playbill.PricesStub() }
          } operation: {
            _ = inPlace.prices.here("B1")
          }
        }
        await sale.end()
        let desk = stage.test()
        let office = Container(label: "desk", rules: nil, host: desk)
        let (first, second) = (Playbill.PricesStub(), Playbill.PricesStub())
        office.register((any Playbill.Prices).self, instance: first)
        _ = try? office.here((any Playbill.Prices).self)
        office.register((any Playbill.Prices).self, instance: second)
        _ = first.prices.here("B1")
        await desk.end()
        stage.saying {
          let reading = Stub<String, Int, any Error>("read(_:)")
          reading.attach(host: stage.host)
          return try reading.call("A1")
        }
        stage.say(
          MissingAnswer<Int>().text(for: "price()", of: "price()", .generated, Int.self, Never.self)
        )
        for missing in [
          StandIn.registration(Key((any Playbill.Mailer).self)),
          .container(of: Key((any Playbill.Mailer).self)), .answer(member: "mailer(of:)"),
        ] {
          stage.say(
            MissingAnswer<Int>().text(
              for: "price()",
              of: "price()",
              .fallback(for: missing),
              Int.self,
              (any Error).self
            )
          )
        }
        // Only while tests run does the text say that the call came from outside of them.
        let test = stage.test()
        stage.say(
          MissingAnswer<Int>().text(
            for: "parse(7)",
            of: "parse(_:)",
            .ofType,
            Int.self,
            (any Error).self
          )
        )
        await test.end()
      },
      GalleryMessage(
        "The answer for … cannot be given",
        "An answer exists, but not for a call that is made this way.",
        guide: "answering-calls#what-can-go-wrong"
      ) { stage in
        for missing in [MissingAnswer<Int>.async, .waiting, .real] {
          stage.say(missing.text(for: "load(7)", of: "load(_:)", .written, Int.self, Never.self))
        }
        // The last two are answers that only a generated member can have.
        for missing in [MissingAnswer<Int>.async, .waiting, .real, .handler, .otherTypes] {
          stage.say(missing.text(for: "load(7)", of: "load(_:)", .generated, Int.self, Never.self))
        }
      },
      GalleryMessage(
        "… was called with …, but its stub takes …",
        "A double written by hand passes arguments of other types than its stub declares.",
        guide: "writing-doubles#what-can-go-wrong"
      ) { stage in
        let charges = Stub<(amount: Int, card: String), Int, Never>("charge(_:card:)")
        charges.attach(host: stage.host)
        charges.byDefault(0)
        _ = charges.here(4_500, 42)
        let sends = Spy<String, String, any Error>("send(_:to:)")
        sends.attach(host: stage.host)
        sends.here("hi", "ada")
      },
      GalleryMessage(
        "… cannot fail at a rate of …",
        "`fails(with:rate:seed:)` needs a rate from 0 to 1.",
        guide: "answering-calls#faults"
      ) { stage in
        let reading = Stub<String, Int, any Error>("read(_:)")
        reading.attach(host: stage.host)
        reading.fails(with: Playbill.PrinterJam(), rate: 20, seed: 1)
      },
      GalleryMessage(
        "An answer of … has been held for …",
        "`held(at:)` or `hangs()` holds an answer, and the test waits for that call instead of releasing it.",
        guide: "waiting-for-calls#gates"
      ) { stage in
        stage.container.waitTimeout = .milliseconds(20)
        await withContainer(stage.container) {
          let prices = Stub<String, Int, Never>("price(of:)")
          prices.replies(.returns(7).held(at: Gate()))
          _ = await prices.call("A1")
        }
      },
    ]
  )

  static let misusing = GalleryGroup(
    "Calls that a double does not allow",
    "",
    [
      GalleryMessage(
        "… was called, but … disallows further calls",
        "Code calls a double after `disallowFurtherCalls()`.",
        guide: "checking-every-call#phases"
      ) { stage in
        let spy = stage.spy()
        spy.disallowFurtherCalls()
        spy.here("ada")
      },
      GalleryMessage(
        "… is shared with another test",
        "A double lives in a static or a global, or in an object that a static keeps, and a second test calls it; a warning.",
        guide: "writing-doubles#what-can-go-wrong"
      ) { stage in
        await stage.share(Stub<String, Int, Never>("price(of:)", default: 7))
      },
      GalleryMessage(
        "note: … is shared with another test",
        "The same, where such a double has something to report.",
        guide: "writing-doubles#what-can-go-wrong"
      ) { stage in
        await stage.share(Stub<String, Int, Never>("price(of:)"))
      },
      GalleryMessage(
        "note: the set-up of … made this double once",
        "Set-up of a suite or class has made the double that reports something.",
        guide: "sharing-set-up#what-can-go-wrong"
      ) { stage in
        let suite = TestScope(testName: "SaleTests", extent: .suite, recorder: stage)
        let test = stage.test(within: suite)
        let prices = Stub<String, Int, Never>("price(of:)")
        prices.attach(host: suite)
        within(Container(label: "theatre", rules: nil, host: test)) { _ = prices.here("A1") }
        await test.end()
      },
      GalleryMessage(
        "Nothing has resolved … since this line registered it",
        "A test that failed has registered something after the object under test was given an earlier one; a warning.",
        guide: "overriding-dependencies#what-can-go-wrong"
      ) { stage in
        let test = stage.test()
        let container = Container(label: "theatre", rules: nil, host: test)
        container.register(String.self) { "early" }
        stage.saying { try container.resolve(String.self) }
        container.register(String.self) { "late" }
        test.recordHints()
        await test.end()
      },
      GalleryMessage(
        "An answer for … was given but never used",
        "A stub has an answer that no call has used; a warning, unless the test asks for an error.",
        guide: "finding-unused-set-up#unused-answers"
      ) { stage in
        let test = stage.test()
        let container = Container(label: "theatre", rules: nil, host: test)
        let prices = Stub<String, Int, Never>("price(of:)")
        container.register(Stub<String, Int, Never>.self, instance: prices)
        prices.when("A1").returns(90)
        container.verify(.unusedAnswers)
        prices.returns(10)
        prices.when("B1").returns(20)
        _ = prices.here("A1")
        container.verify(.unusedAnswers)
        let seats = Stub<String, Int, Never>("seats(in:)")
        seats.when("hall").returns(1)
        seats.when("hall").returns(2)
        _ = seats.here("hall")
        let doors = Stub<String, Int, Never>("doors(of:)")
        doors.returns(1)
        _ = doors.here("hall")
        doors.returns(2)
        for member in [seats, doors] {
          for issue in member.unusedAnswers(givenAt: { _ in true }) { stage.say(issue.message) }
        }
        let reading = Stub<String, Int, any Error>("read(_:)")
        reading.throws(CancellationError())
        reading.returns(20)
        for issue in reading.replacedAnswers(givenAt: { _ in true }) {
          stage.say(issue.message)
        }
        await test.end()
      },
      GalleryMessage(
        "… calls of … were not verified, or neither verified nor answered",
        "The double or the test asks for `.unverifiedCalls` or `.unexpectedCalls`.",
        guide: "checking-every-call#no-other-calls"
      ) { stage in
        let spy = stage.spy()
        spy.here("ada")
        for issue in spy.findings(.unverifiedCalls, asking: SourceSite()) {
          stage.say(issue.message)
        }
        spy.here("bob")
        for check in [Verification.unverifiedCalls, .unexpectedCalls] {
          for issue in spy.findings(check, asking: SourceSite()) { stage.say(issue.message) }
        }
      },
    ]
  )

  static let matching = GalleryGroup(
    "Matching arguments",
    "",
    [
      GalleryMessage(
        "The matchers do not fit …",
        "The number or the types of the matchers are not those of the member's arguments, so the rule or the verification matches no call.",
        guide: "verifying-calls#matchers"
      ) { stage in
        let charges = Stub<(amount: UInt8, card: String), Int, Never>("charge(_:card:)")
        charges.attach(host: stage.host)
        charges.when(300, 42).returns(1)
        charges.when(.any).returns(1)
        let unnamed = Stub<(Int, card: String), Int, Never>("charge")
        unnamed.attach(host: stage.host)
        unnamed.when(.any, "42").returns(1)
        let moves = Stub<Int, Int, Never>("moves(by:)")
        moves.attach(host: stage.host)
        moves.when(.any, .any).returns(1)
        moves.when(.hasPrefix("4")).returns(1)
        moves.when(.empty).returns(1)
        moves.when(.nil).returns(1)
        moves.when(.identical(to: stage)).returns(1)
        let ticks = Stub<Void, Int, Never>("now()")
        ticks.attach(host: stage.host)
        ticks.when(.any).returns(1)
      }
    ]
  )
}

// MARK: - Fixtures

extension GalleryStage {
  fileprivate func stub(_ name: StaticString) -> Stub<String, Int, Never> {
    let stub = Stub<String, Int, Never>(name)
    stub.attach(host: host)
    return stub
  }

  func spy() -> Spy<String> {
    let spy = Spy<String>("send(_:)")
    spy.attach(host: host)
    return spy
  }

  /// Calls a double of one test in another.
  func share(_ prices: Stub<String, Int, Never>) async {
    let first = test("matinee, SaleTests.swift:4")
    prices.attach(host: first)
    for other in [test(), test("matinee, SaleTests.swift:4")] {
      within(Container(label: "theatre", rules: nil, host: other)) { _ = prices.here("A1") }
      await other.end()
    }
    await first.end()
  }
}

extension Stub<(amount: Int, card: String), Int, Never> {
  /// A member of a double that passes other types than its stub declares.
  fileprivate func here(_ amount: Int, _ card: Int) -> Int { call(amount, card) }
}

extension MemberOrigin {
  fileprivate static var written: MemberOrigin { MemberOrigin(site: SourceSite()) }
  fileprivate static var generated: MemberOrigin {
    MemberOrigin(site: SourceSite(), double: "MailerDouble")
  }
  /// Of a static member with generic arguments, called where no test is known.
  fileprivate static var ofType: MemberOrigin {
    var origin = MemberOrigin(site: SourceSite(), double: "MailerDouble")
    (origin.types, origin.isOfType, origin.isOutsideTests) = (["Int"], true, true)
    return origin
  }
  fileprivate static func fallback(for missing: StandIn) -> MemberOrigin {
    var origin = generated
    origin.standIn = missing
    return origin
  }
}

extension Stub where Output == Void, Failure == Never {
  fileprivate func here(_ text: String, _ address: String) { call(text, address) }
}
