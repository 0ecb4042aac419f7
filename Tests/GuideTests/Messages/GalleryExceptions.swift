/// The texts in the sources that are no messages, or that no test can make here.
enum GalleryExceptions {
  /// Files and folders below `Sources` without messages, each with the reason.
  static let places: KeyValuePairs<String, String> = [
    "Understudy/Concurrency/": trap,
    "Understudy/Storage/": trap,
    "Understudy/State/ProcessDefault.swift": trap,
    "Understudy/Registration/InstanceRecord.swift": trap,
    "Understudy/Registration/RegistrationRecord+Making.swift": trap,
    "UnderstudyModules/Modules/SynchronousRun.swift": trap,
    "UnderstudyTesting/Doubles/Waiting/WaitList.swift": trap,
    "UnderstudyTesting/Isolation/TypeRecords.swift": trap,
    "Understudy/Injection/Dependency.swift": compiler,
    "Understudy/Injection/Injected+Instance.swift": compiler,
    "UnderstudyTesting/Doubles/Answering/Stub.Reply.swift": compiler,
    "Understudy/Injection/EnvironmentVariables.swift": "how a secret is shown",
    "UnderstudyInsight/Audit/ContainerAudit.SkippedRegistration.swift": report,
    "UnderstudyInsight/Graph/": report,
    "UnderstudyInsight/Health/": report,
    "UnderstudyInsight/Inspection/": report,
    "UnderstudyInsight/Logging/": report,
    "UnderstudyInsight/Metrics/": report,
    "SuiteReports/Page/": report,
    "SuiteReports/Writing/": report,
    "SuiteReports/Reading/JSONCursor.swift": damage,
    "SuiteReports/Reading/ReportLine.swift": damage,
    "SuiteReports/Reading/SuiteReport+Reading.swift": damage,
    "SuiteReports/Reading/TestCase+Reading.swift": damage,
    "UnderstudyTesting/Isolation/FailingExit.swift":
      "the end of a process; `NearestHostTests` reads it",
    "UnderstudyTesting/Doubles/Answering/AnswerSource.swift": "how a report names an answer",
    "UnderstudyTesting/Doubles/Matching/Typed/ArgumentMatch+Combining.swift":
      matcher,
    "UnderstudyTesting/Doubles/Matching/Typed/ValueMatch.swift": matcher,
    "UnderstudyTesting/Reports/": "parts of a report of which the page has two",
    "UnderstudyXCTest/XCTestCase+Contract.swift": "follows another failure",
    "UnderstudyXCTest/Issues/XCTestCase+Recording.swift": "how the report is introduced",
    "SuiteReports/Command/": "the command, whose tests read its output",
    "UnderstudySwiftUI/": "needs SwiftUI; `Fixtures/SwiftUIStandIn` tests it",
  ]

  private static let trap = "the package itself is broken"
  private static let damage = "what is wrong with a damaged file, inside of a message"
  private static let matcher = "how a matcher is shown"
  private static let compiler = "the compiler says it"
  private static let report = "an answer to a question, which a guide shows"

  /// Pieces of messages of which the page has other forms, such as one call instead of several.
  static let pieces: Set<String> = [
    "it took longer than the limit",
    "1 call was",
    "it keeps the instance beyond its lifetime",
    "no implementation of",
    "a container without a label",
    "- … and",
    ", … and",
    "more answers do not match.",
    "an unknown line",
    "only answers(_:) can make one.",
    "can only match Equatable values",
    "is for collections of",
    ", - expected and + recorded:",
    ", closest match first",
    "If one is only slow, raise",
    "was built from it before",
    "it was called too often before its calls were cleared",
    "its calls were cleared by a reset or when its container closed",
    "The temporary directory",
    "could not be made:",
    "fix: set TMPDIR to a directory in which the tests may write.",
    ", kept because the test failed",
    "It changed while this waited.",
    "the containers of all cases of",
    "an unlabelled container",
    "no reason given",
    "the containers of",
    ": Test skipped -",
  ]
}
