import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyTesting

extension GalleryGroup {
  static let usage = GalleryGroup(
    "Overriding, and what was not used",
    "",
    [
      GalleryMessage(
        "The registration of … was never used",
        "A test, a block or a suite registers something that no code resolves; a warning, unless the test asks for an error.",
        guide: "finding-unused-set-up#unused-overrides"
      ) { stage in
        let test = stage.test()
        let container = Container(label: test.testName, rules: nil, host: test)
        container.register((any Playbill.Mailer).self) { Playbill.SMTPMailer() }
        let desk = within(container) { Playbill.Desk() }
        within(container) {
          withContainer {
            $0.register((any Playbill.Mailer).self, instance: Playbill.SilentMailer())
          } operation: {
            _ = desk.mailer.wrappedValue
          }
        }
        container.register(Playbill.Hall.self) { Playbill.Hall() }
        container.verify()
        await test.end()
        let unused = UnusedOverride(site: SourceSite(), keys: [Key(Playbill.Hall.self)])
        let places = [
          (UnusedOverride.Request.suite, "the containers of all cases of SaleTests"),
          (.block, "a withContainer block of mock"),
        ]
        for (request, place) in places {
          stage.say(unused.text(in: place, readings: [], for: request))
        }
      },
      GalleryMessage(
        "Container … resolved keys that the test did not declare",
        "A test that verifies `.undeclaredResolutions` uses something it has neither registered nor declared.",
        guide: "finding-unused-set-up#undeclared-resolutions"
      ) { stage in
        let app = Container(label: "app")
        app.register(Playbill.Hall.self) { Playbill.Hall() }
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        let test = stage.test()
        let rules = MockPolicy.lenient.rules
        let mock = Container.mock(rules, over: app, beneath: nil, label: "theatre", host: test)
        _ = try mock.here(Playbill.Office.self)
        mock.verify(.undeclaredResolutions)
        for level in [\VerificationLevels.container, \.suite, \.process] {
          var levels = VerificationLevels()
          levels[keyPath: level] = VerificationSettings(
            [.undeclaredResolutions],
            severity: .error,
            at: SourceSite()
          )
          let found = UndeclaredResolutions(among: mock.journalStore?.tallies ?? [], declared: [])
          stage.say(
            found?.text(
              in: "The containers of \(test.nameInText)",
              askedBy: levels.requestForUndeclared
            )
          )
        }
        func resolve<Value: Sendable>(_ value: Value, depth: Int) throws {
          app.register(Value.self, instance: value)
          _ = try Container.mock(rules, over: app, beneath: nil, label: "theatre", host: test)
            .here(Value.self)
          if depth < 10 { try resolve([value], depth: depth + 1) }
        }
        try resolve(7, depth: 1)
        mock.verify(.undeclaredResolutions)
        await test.end()
      },
      GalleryMessage(
        "Container … does not track what is used",
        "`verify` was called on a container that belongs to no test.",
        guide: "seeing-what-a-test-used#what-can-go-wrong"
      ) { stage in
        within(stage.container) { Container(label: "app").verify() }
      },
    ]
  )
}
