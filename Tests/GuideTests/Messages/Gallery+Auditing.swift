import TestSupport
import Understudy
import UnderstudyInsight

extension GalleryGroup {
  static let auditing = GalleryGroup(
    "Auditing",
    "`audit()` returns these findings, and `expectCleanAudit()` reports each.",
    [
      GalleryMessage(
        "…, which is a singleton, holds …",
        "An instance keeps another one longer than the lifetime of that one says.",
        guide: "auditing-registrations#what-it-reports"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Hall.self, lifetime: .weak) { Playbill.Hall() }
        app.register(Playbill.Seat.self, lifetime: .transient) { Playbill.Seat() }
        app.register(Playbill.Desk.self, lifetime: .graph) { Playbill.Desk() }
        app.register((any Playbill.Mailer).self) {
          _ = try $0.resolve(Playbill.Seat.self)
          _ = try $0.resolve(Playbill.Desk.self)
          return Playbill.SMTPMailer()
        }
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        for finding in try await app.audit().findings { stage.say("\(finding)") }
      },
      GalleryMessage(
        "Audit of container …: not clean",
        "The description of an audit: what it could not build, what it found, and what it did not try.",
        guide: "auditing-registrations#the-audit-as-a-value"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        stage.say("\(try await app.audit())")
        // On its own: the limit is that of every factory, and a busy machine is slow.
        let slow = Container(label: "theatre")
        slow.register(Playbill.Seat.self) { (_: Resolver) async throws in
          await Latch.cancelled()
          return Playbill.Seat()
        }
        stage.say("\(try await slow.audit(limit: .milliseconds(5)))")
      },
      GalleryMessage(
        "… has a synchronous factory and needs …",
        "It works as long as the other instance was built before.",
        guide: "auditing-registrations#what-it-reports"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        app.register(Playbill.Hall.self) { (_: Resolver) async throws in Playbill.Hall() }
        for finding in try await app.audit().findings { stage.say("\(finding)") }
        app.unregister(Playbill.Hall.self)
        app.register(Playbill.Hall.self, on: MainActor.self) { _ in Playbill.Hall() }
        for finding in try await app.audit().findings { stage.say("\(finding)") }
      },
      GalleryMessage(
        "… is registered, but no root depends on it",
        "The audit has roots, and nothing leads from them to this registration.",
        guide: "auditing-registrations#what-it-reports"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Hall.self) { Playbill.Hall() }
        app.register(Playbill.Seat.self) { Playbill.Seat() }
        for finding in try await app.audit(roots: [.of(Playbill.Seat.self)]).findings {
          stage.say("\(finding)")
        }
        app.register(Playbill.Seat.self) { throw Playbill.PrinterJam() }
        let careful = try await app.fork().audit(roots: [.of(Playbill.Seat.self)])
        for finding in careful.findings { stage.say("\(finding)") }
      },
      GalleryMessage(
        "… is registered … times in one container",
        "A later registration has replaced an earlier one.",
        guide: "auditing-registrations#what-it-reports"
      ) { stage in
        let app = stage.container
        for _ in 0..<3 { app.register(Playbill.Hall.self) { Playbill.Hall() } }
        for finding in try await app.audit().findings { stage.say("\(finding)") }
      },
    ]
  )
}
