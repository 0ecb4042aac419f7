import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyTesting

extension GalleryGroup {
  static let isolating = GalleryGroup(
    "Isolating tests",
    "What a test reports of code that has left it, or has no container.",
    [
      GalleryMessage(
        "Tests are running, but this code is not on the task of a test that has a container",
        "While tests run, code without a current container gets none: neither another test's nor the app's.",
        guide: "reaching-escaping-code#what-can-go-wrong"
      ) { stage in
        stage.escape()
        stage.note(
          ContainerError.containerUnavailable(
            .init(
              key: Key(Playbill.Hall.self),
              resolvedAt: SourceSite(),
              escape: .init(refusedDefault: "app")
            )
          )
        )
        stage.note(
          ContainerError.containerUnavailable(
            .init(
              key: Key(Playbill.Hall.self),
              resolvedAt: SourceSite(),
              escape: .init(refusedDefault: nil, isUnderXCTest: true)
            )
          )
        )
        let running = RunningTests()
        let host = EscapeHost(running: running, outlet: stage.host)
        let escaped = ContainerIssue(
          ContainerError.containerUnavailable(
            .init(key: Key(Playbill.Hall.self), escape: .init(refusedDefault: nil))
          )
          .description,
          at: SourceSite()
        )
        await Task(name: "printing") { host.record(escaped) }.value
        let only = stage.test()
        running.add(only)
        host.record(escaped)
        let other = stage.test("refunds a seat, SaleTests.swift:30")
        running.add(other)
        host.record(escaped)
        await only.end()
        await other.end()
      },
      GalleryMessage(
        "Nothing is registered for …, in a test",
        "A test registers in another container than the one that is current, or the app's bootstrap has registered it.",
        guide: "using-swift-testing#what-can-go-wrong"
      ) { stage in
        let test = stage.test()
        let container = Container(label: "sells a seat", rules: nil, host: test)
        stage.saying { try container.here(Playbill.Hall.self) }
        stage.saying { try container.here(Playbill.MailerSpy.self) }
        container.register((any Playbill.Mailer).self) { Playbill.SMTPMailer() }
        stage.saying { try container.here(Playbill.SMTPMailer.self) }
        stage.note(
          ContainerError.dependencyNotRegistered(
            .init(
              key: Key(Playbill.Hall.self),
              container: "sells a seat",
              resolvedAt: SourceSite(),
              defaultOwner: .init(label: "app", site: SourceSite())
            ),
            nearMisses: []
          )
        )
        await test.end()
      },
      GalleryMessage(
        "Nothing is registered for …, and the code under test has caught the error",
        "A warning: a test has passed, or failed elsewhere, although the code that it tests got this error.",
        guide: "using-swift-testing#what-can-go-wrong"
      ) { stage in
        let test = TestScope(
          testName: "sells a seat, SaleTests.swift:12",
          file: "BoxOffice/SaleTests.swift",
          line: 12,
          recorder: stage
        )
        let container = Container(label: "sells a seat", rules: nil, host: test)
        _ = try? container.here(Playbill.Hall.self)
        test.recordCaughtMisses()
        await test.end()
      },
      GalleryMessage(
        "Work started by … is still running after the test ended",
        "A task, a thread or a kept closure resolves from the container of a test that has ended.",
        guide: "ending-work-with-its-test#work-that-outlives-its-test"
      ) { stage in
        let test = stage.test()
        let container = Container(label: test.testName, rules: nil, host: test)
        container.register(Playbill.Seat.self) { Playbill.Seat() }
        await test.end()
        _ = try? container.here(Playbill.Hall.self)
        let next = stage.test()
        within(Container(label: "later", rules: nil, host: next)) {
          _ = try? container.here(Playbill.Seat.self)
        }
        await next.end()
      },
      GalleryMessage(
        "The factory of … has asked container …",
        "A factory of the app captures its container, and so gets what the app registers, in a test too.",
        guide: "overriding-dependencies#what-can-go-wrong"
      ) { stage in
        let test = stage.test()
        let app = Container(label: "app")
        app.register(Playbill.Hall.self) { Playbill.Hall() }
        app.register(Playbill.Office.self) { [unowned app] in
          Playbill.Office(hall: try app.here(Playbill.Hall.self))
        }
        let container = app.fork(
          sharing: .registrations,
          label: test.testName,
          rules: nil,
          host: test
        )
        container.register(Playbill.Hall.self) { Playbill.Hall() }
        _ = try container.here(Playbill.Office.self)
        await test.end()
      },
      GalleryMessage(
        "Cannot …: no container is current here",
        "A test asks for the journal or the verification of `Container.current`, and has no container.",
        guide: "ending-work-with-its-test#code-without-a-container"
      ) { stage in
        within(stage.container) {
          Container.unavailable.startJournal()
          Container.unavailable.setVerification(.unusedOverrides, severity: .ignore)
        }
      },
      GalleryMessage(
        "The isolation check stays on",
        "`IsolationCheck.turnOff` and `withProcessDefault` need a reason.",
        guide: "ending-work-with-its-test#code-without-a-container"
      ) { stage in
        within(stage.container) { IsolationCheck.turnOff(because: " ") }
      },
      GalleryMessage(
        "This process holds 2 copies of …",
        "The library is linked into several binaries of one process, for instance into an app and into its test bundle.",
        guide: "using-xctest#what-can-go-wrong"
      ) { stage in
        for module in LibraryCopy.Module.allCases {
          let images = [
            LoadedImage(base: 1, path: "/App/libMatinee.so"),
            LoadedImage(base: 2, path: "/App/libEvening.so"),
          ]
          stage.say(
            LibraryCopies.message(for: images.map { LibraryCopy(module: module, image: $0) })
          )
        }
      },
    ]
  )

  static let live = GalleryGroup(
    "Keeping live services out of tests",
    "",
    [
      GalleryMessage(
        "… is live, and no test double replaces it",
        "A firewall blocks what is live: everything that a mock was made over, or what is marked `.live()`.",
        guide: "blocking-live-services#what-can-go-wrong"
      ) { stage in
        let app = Container(label: "app")
        app.register((any Playbill.Mailer).self) { Playbill.SMTPMailer() }
        try within(stage.container) {
          let mock = Container.mock(over: app, label: "mock")
          stage.saying { try mock.resolve((any Playbill.Mailer).self) }
          app.register {
            Registration((any Playbill.Mailer).self) { Playbill.SMTPMailer() }.live()
            Registration(Playbill.Office.self) {
              _ = try $0.resolve((any Playbill.Mailer).self)
              return Playbill.Office(hall: Playbill.Hall())
            }
          }
          _ = try app.here(Playbill.Office.self)
          let rules = MockPolicy.live(.refuse).rules
          let fork = app.fork(
            sharing: .builtInstances,
            label: "fork",
            rules: rules,
            host: stage.host
          )
          stage.saying { try fork.resolve(Playbill.Office.self) }
          stage.saying { try mock[\.galleryPrices] }
          let test = Container(label: "sells a seat", rules: rules, host: stage.test())
          test.register(Playbill.PricesSpy.self, instance: Playbill.PricesSpy())
          stage.saying { try test[\.galleryPrices] }
          stage.saying { try test[\.galleryLiveWindow] }
        }
      },
      GalleryMessage(
        "… is live, and this test used it",
        "A test without a policy has used something that is marked `.live()`: it works, and the test fails.",
        guide: "blocking-live-services#live-by-accident"
      ) { stage in
        let rules = MockPolicy.live(.report).rules
        let test = Container(label: "theatre", rules: rules, host: stage.host)
        test.register { Registration((any Playbill.Mailer).self) { Playbill.SMTPMailer() }.live() }
        _ = try test.here((any Playbill.Mailer).self)
        test.register {
          Registration(Playbill.Hall.self, lifetime: .scoped("visit")) { Playbill.Hall() }.live()
        }
        let visit = try test.openScope("visit", id: "1")
        _ = try visit.here(Playbill.Hall.self)
        _ = try test[\.galleryPrices]
        let tests = [
          (TestFramework.swiftTesting, "\"a seat is sold\" (SaleTests.swift:12)"),
          (.xcTest, "SaleTests.testASeatIsSold"),
        ]
        for (framework, name) in tests {
          let error = ContainerError.blockedByFirewall(
            .init(
              key: Key((any Playbill.Mailer).self),
              container: "theatre",
              resolvedAt: SourceSite(),
              registeredAt: SourceSite()
            )
          )
          stage.say(error.liveReport(in: framework, of: name))
        }
      },
      GalleryMessage(
        "UNDERSTUDY_LIVE is …, which is not one of its values",
        "The environment variable has a typing error.",
        guide: "running-in-ci#one-policy-for-all-tests"
      ) { stage in stage.say(LiveAccess.read("refused").misuse) },
    ]
  )
}

// MARK: - Fixtures

extension GalleryStage {
  /// Resolves where no container is current.
  fileprivate func escape() {
    withKnownIssue { saying { try Container.current.resolve(Playbill.Hall.self) } }
  }
}
