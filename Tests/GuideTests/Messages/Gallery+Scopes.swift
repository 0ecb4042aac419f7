import Understudy

extension GalleryGroup {
  static let scopes = GalleryGroup(
    "Opening scopes",
    "",
    [
      GalleryMessage(
        "… lives in a scope of kind …",
        "A scoped key is resolved outside its scope, or by an instance that outlives the scope.",
        guide: "scoping-instances#what-can-go-wrong"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Hall.self, lifetime: .scoped("session")) { Playbill.Hall() }
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        stage.saying { try app.resolve(Playbill.Hall.self) }
        stage.saying { try app.resolve(Playbill.Office.self) }
        stage.saying { try app[\.galleryVisit] }
        let session = try app.openScope("session", id: 42)
        stage.saying { try session.here(Playbill.Office.self) }
        await session.close()
      },
      GalleryMessage(
        "Scope … is not open",
        "`scope(_:id:)` asks for a scope that was not opened, or has ended.",
        guide: "scoping-instances#what-can-go-wrong"
      ) { stage in
        stage.saying { try stage.container.scope("session", id: 43) }
      },
      GalleryMessage(
        "Scope … is already open",
        "A second `openScope` has the kind and the identity of an open one.",
        guide: "scoping-instances#what-can-go-wrong"
      ) { stage in
        let session = try stage.container.openScope("session", id: 42)
        stage.saying { try stage.container.openScope("session", id: 42) }
        await session.close()
        let id = ScopeID("session", 42)
        stage.note(
          ContainerError.scopeAlreadyOpen(
            .init(
              key: nil,
              container: "theatre",
              resolvedAt: SourceSite(),
              registeredAt: SourceSite(),
              isRunning: true
            ),
            id: id
          )
        )
      },
    ]
  )

  static let pools = GalleryGroup(
    "Borrowing from pools",
    "",
    [
      GalleryMessage(
        "No … was returned to its pool within …",
        "All instances of a pool are in use, and none comes back before the container's `waitTimeout`.",
        guide: "building-instances#pools"
      ) { stage in
        stage.container.waitTimeout = .milliseconds(20)
        stage.container.register {
          Registration(pooling: Playbill.Seat.self, maximum: 1) { _ in Playbill.Seat() }
        }
        let pool: Pool<Playbill.Seat> = try await stage.container.resolve()
        try await pool.withBorrowed { _ in
          await stage.awaiting { try await pool.withBorrowed { _ in } }
        }
        stage.note(
          ContainerError.timedOut(
            .init(
              key: Key(Playbill.Seat.self),
              container: "theatre",
              resolvedAt: SourceSite(),
              lentAt: []
            ),
            builder: SourceSite(),
            after: .seconds(5)
          )
        )
      }
    ]
  )
}
