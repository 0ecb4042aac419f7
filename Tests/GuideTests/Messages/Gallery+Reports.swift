import TestSupport
import Testing
import Understudy

@testable import SuiteReports
@testable import UnderstudyTesting

extension GalleryGroup {
  static let reports = GalleryGroup(
    "Reading reports",
    "",
    [
      GalleryMessage(
        "The containers of …",
        "What is attached to a failed test: what its containers held, what it resolved, and the calls of its doubles.",
        guide: "seeing-what-a-test-used#when-a-test-fails"
      ) { stage in
        let test = stage.test()
        let container = Container(label: test.testName, rules: nil, host: test)
        container.register(Playbill.Hall.self) { Playbill.Hall() }
        container.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        container.register(Playbill.MailerSpy(), as: (any Playbill.Mailer).self)
        _ = try container.here(Playbill.Office.self)
        stage.say(test.report())
        let empty = stage.test()
        stage.say(empty.report())
        await test.end()
        await empty.end()
      },
      GalleryMessage(
        "A file of a suite's report is left out",
        "`understudy-suite report` reads what each test process wrote, and says what it could not use.",
        guide: "reporting-on-a-suite#what-can-go-wrong"
      ) { stage in
        let file = ".reports/1.jsonl"
        for problem in [
          ReportProblem.broken(
            file,
            7,
            JSONFault(column: 12, message: "expected , or } in an object")
          ),
          .cutOff(file, 7), .empty(file), .noProcess(file), .schema(2, file),
          .noReport(file, "the first character is <"), .twice("41", file, kept: ".reports/2.jsonl"),
          .unreadable(file, "Permission denied"), .missingShards([2], of: 4),
          .missingShards([2, 3], of: 4),
        ] { stage.say("\(problem)") }
      },
      GalleryMessage(
        "There is no report to read",
        "The folders that `understudy-suite report` was given do not exist, or have no usable file.",
        guide: "reporting-on-a-suite#what-can-go-wrong"
      ) { stage in
        for failure in [
          ReportFolders.Failure.missing(".reports"), .missingReport("main.json"),
          .empty([".reports"]), .unusable([.empty(".reports/1.jsonl")]),
        ] { stage.say("\(failure)") }
      },
    ]
  )
}
