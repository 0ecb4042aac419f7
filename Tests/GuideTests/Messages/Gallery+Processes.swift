import Foundation
import TestSupport
import Testing
import UnderstudyXCTest

@testable import Understudy
@testable import UnderstudyTesting

extension GalleryGroup {
  /// Made in a process of its own, because they change its default container.
  static let bootstrapping = GalleryGroup(
    "Starting an app",
    "",
    [
      GalleryMessage(
        "Nothing is registered for …, and no bootstrap has run",
        "An app resolves from the process's default container before `Container.bootstrap`.",
        guide: "getting-started#what-can-go-wrong"
      ) { stage in
        stage.saying { try Container.current.resolve((any Playbill.Mailer).self) }
      },
      GalleryMessage(
        "… was registered before the bootstrap, which would drop it",
        "Code has registered something in the default container before the app started.",
        guide: "getting-started#what-can-go-wrong"
      ) { stage in
        Container.current.register(Playbill.Hall.self) { Playbill.Hall() }
        stage.saying { try Container.bootstrap {} }
      },
      GalleryMessage(
        "The process already has a default container, or it is being set",
        "`Container.bootstrap` runs twice.",
        guide: "getting-started#what-can-go-wrong"
      ) { stage in
        let (begun, mayEnd) = (Latch(), Latch())
        let first = Task {
          try await Container.bootstrap(label: "app", replacing: true) {
            (_: Container) async throws in
            begun.open()
            await mayEnd.wait()
          }
        }
        await begun.wait()
        await stage.awaiting { try await Container.bootstrap { _ in } }
        mayEnd.open()
        _ = try await first.value
        stage.saying { try Container.bootstrap {} }
      },
    ]
  )

  /// Made in a process of its own, because they go to its standard error.
  static let printing = GalleryGroup(
    "Lines on standard error",
    "Where a test framework cannot take an issue, or not yet, it is printed.",
    [
      GalleryMessage(
        "note: … gets the full text when it ends",
        "Another task or thread has reported an issue; its first line is printed at once, and the whole text fails the test when it ends.",
        guide: "reaching-escaping-code#what-can-go-wrong"
      ) { _ in
        let test = TestScope(
          testName: "sells a seat, SaleTests.swift:12",
          recorder: OffTask()
        )
        test.record(
          ContainerIssue("Nothing is registered for Hall.\n  fix: register it.", at: SourceSite())
        )
      },
      GalleryMessage(
        "The report on what the tests use is not written",
        "The folder in `UNDERSTUDY_REPORT` cannot be used; the tests run without the report.",
        guide: "reporting-on-a-suite#what-can-go-wrong"
      ) { stage in
        for (action, error) in [
          ("created", EACCES), ("created", ENOTDIR), ("written any further", ENOSPC),
        ] {
          stage.note(
            UsageFile.Failure(
              folder: "/reports",
              action: action,
              reason: String(cString: strerror(error))
            )
          )
        }
      },
    ]
  )

  /// Each ends the process that it is made in.
  static let process = GalleryGroup(
    "Ends of the process",
    "Code that cannot throw needs a value, and there is none to continue with.",
    [
      GalleryMessage(
        "Fatal error: … could not be injected",
        "`@Injected` has nothing registered, and no fallback; `@Factory` ends in the same way, with *could not be made*.",
        guide: "blocking-live-services#a-property-cannot-throw"
      ) { stage in
        within(stage.container) { _ = Injected<any Playbill.Orchestra>().wrappedValue }
      },
      GalleryMessage(
        "Fatal error: No answer for …",
        "A member without an answer returns a type that has no empty value.",
        guide: "answering-calls#a-call-without-an-answer"
      ) { stage in
        let loads = Stub<Int, Playbill.Wall, Never>("load(_:)")
        loads.attach(host: stage.host)
        _ = await loads.call(7)
      },
    ]
  )
}

// MARK: - Fixtures

/// A framework that is not on the task of its test.
private struct OffTask: TestRecorder {
  let isOnTestTask = false

  func record(_ issue: ContainerIssue) {}
}
