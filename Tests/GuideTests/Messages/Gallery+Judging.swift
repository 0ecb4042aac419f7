import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting

@testable import UnderstudyTesting

extension GalleryGroup {
  static let goldens = GalleryGroup(
    "Comparing with golden files",
    "",
    [
      GalleryMessage(
        "A golden file is missing, or differs",
        "`expectGolden` has compared a text with the file beside the test.",
        guide: "drawing-the-graph#what-can-go-wrong"
      ) { stage in
        let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let site = SourceSite(
          fileID: "Tests/SaleTests.swift",
          filePath: "/Tests/SaleTests.swift",
          line: 12,
          column: 1
        )
        let sale = GoldenFile("Goldens/Sale.txt", in: folder, at: site)
        stage.say(sale.judge("Row A\nSeat 1", isRecording: false))
        stage.say(sale.judge("Row A\nSeat 1", isRecording: true))
        let tour = GoldenFile("Goldens/Tour.txt", in: folder, at: site)
        try Data("Row A\nSeat 1\n".utf8).write(to: tour.location)
        stage.say(tour.judge("Row A\nSeat 2", isRecording: false))
        stage.say(tour.judge("Row A\nSeat 2", isRecording: true))
      },
      GalleryMessage(
        "A golden file cannot be recorded",
        "Two tests record one file, or the file cannot be named, read or written.",
        guide: "drawing-the-graph#what-can-go-wrong"
      ) { stage in
        let site = SourceSite(
          fileID: "Tests/SaleTests.swift",
          filePath: "/Tests/SaleTests.swift",
          line: 12,
          column: 1
        )
        let file = GoldenFile("Goldens/Sale.txt", in: URL(filePath: "/Tests"), at: site)
        stage.say(GoldenText.recordedTwice(file, site))
        stage.say(GoldenText.unnamed(GoldenFile("/", in: URL(filePath: "/Tests"), at: site)))
        stage.say(GoldenText.unreadable(file, POSIXError(.EACCES)))
        stage.say(GoldenText.unwritable(file, POSIXError(.EROFS)))
      },
      GalleryMessage(
        "The file name … does not give the graph's format",
        "`DependencyGraph.expectGolden` takes the format from the end of the name.",
        guide: "drawing-the-graph#recording"
      ) { stage in
        within(stage.container) {
          DependencyGraph(nodes: [], edges: []).expectGolden("Goldens/BoxOffice")
        }
      },
    ]
  )

  static let journals = GalleryGroup(
    "Asking the journal",
    "",
    [
      GalleryMessage(
        "Expected … to be resolved …, but …",
        "An expectation about a journal failed; the entries of the key follow, the newest first.",
        guide: "seeing-what-a-test-used#the-journal"
      ) { stage in
        let test = stage.test()
        let container = Container(label: "theatre", rules: nil, host: test)
        container.register(Playbill.Hall.self) { Playbill.Hall() }
        container.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        container.journal.expect(Playbill.Hall.self, resolved: 1)
        _ = try container.here(Playbill.Office.self)
        _ = try container.here(Playbill.Hall.self)
        container.journal.expect(Playbill.Hall.self, resolved: .never)
        container.journal.expect(Playbill.Hall.self, resolved: 1)
        container.journal.expectOrder(Playbill.Office.self, Playbill.Seat.self)
        container.journal.expectNothingElse(than: Playbill.Office.self)
        await test.end()
        let short = Container(label: "short", rules: nil, host: stage.host)
        short.register(Playbill.Seat.self) { Playbill.Seat() }
        short.startJournal(limit: 1)
        for _ in 0..<2 { _ = try short.here(Playbill.Seat.self) }
        short.journal.expect(Playbill.Seat.self, resolved: 3)
      },
      GalleryMessage(
        "Container … keeps no journal",
        "A journal is asked on a container that records none.",
        guide: "seeing-what-a-test-used#what-can-go-wrong"
      ) { stage in _ = stage.container.journal.entries },
    ]
  )

  static let leaks = GalleryGroup(
    "Checking for leaks",
    "",
    [
      GalleryMessage(
        "… objects are still alive, but all its containers are closed",
        "Something outside the test holds what the factories of the test have built.",
        guide: "finding-leaks#what-may-hold-it"
      ) { stage in
        let kept = Recorder<Playbill.Hall>()
        let test = stage.test()
        test.checkLeaks(LeakCheck())
        let container = Container(label: "theatre", rules: nil, host: test)
        container.register(Playbill.Hall.self, lifetime: .transient) { Playbill.Hall() }
        for _ in 0..<2 { kept.add(try container.here(Playbill.Hall.self)) }
        await test.end()
        test.recordLeaks()
        withExtendedLifetime(kept) {}
      },
      GalleryMessage(
        "Factories returned objects that had already been returned in another container",
        "A factory of the app returns one object, from a static for instance, to several tests.",
        guide: "finding-leaks#what-can-go-wrong"
      ) { stage in
        let hall = Playbill.Hall()
        for name in ["matinee, SaleTests.swift:4", "gala, SaleTests.swift:9"] {
          let quiet = GalleryStage()
          let test = name.hasPrefix("gala") ? stage.test(name) : quiet.test(name)
          test.checkLeaks(LeakCheck())
          let container = Container(label: "theatre", rules: nil, host: test)
          container.register(Playbill.Hall.self) { hall }
          _ = try container.here(Playbill.Hall.self)
          await test.end()
          test.recordLeaks()
        }
      },
    ]
  )

  static let contracts = GalleryGroup(
    "Checking contracts",
    "",
    [
      GalleryMessage(
        "The contract of … tests nothing",
        "`Contract.implementations` has found no registration, or only live ones.",
        guide: "checking-contracts#what-can-go-wrong"
      ) { stage in
        let app = Container(label: "theatre")
        let mailers = Contract.implementations(of: (any Playbill.Mailer).self, in: app)
        stage.saying { try mailers[0].make() }
        app.register { Registration((any Playbill.Mailer).self) { Playbill.SMTPMailer() }.live() }
        let live = Implementations<any Playbill.Mailer>(
          of: (any Playbill.Mailer).self,
          in: [app, Container()],
          includingLive: false,
          at: SourceSite()
        )
        stage.saying { try live[0].make() }
        stage.say(live.note(at: SourceSite()))
      }
    ]
  )
}
