import TestSupport
import Testing
import Understudy
import UnderstudyTesting

extension GalleryGroup {
  static let resolving = GalleryGroup(
    "Resolving from a container",
    "A throwing `resolve` throws these; a property or a double that resolves reports them.",
    [
      GalleryMessage(
        "Nothing is registered for …",
        "The container, its parents and the typed keys have nothing for the type, or not under this name.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        app.register(Playbill.Hall.self, name: "main") { Playbill.Hall() }
        stage.saying { try app.resolve(Playbill.Office.self) }
        app.register(Playbill.Hall.self, name: "north") { Playbill.Hall() }
        stage.saying { try app.resolve(Playbill.Hall.self, name: "nord") }
        app.unregister(Playbill.Hall.self, name: "north")
        app.register(Playbill.SMTPMailer.self) { Playbill.SMTPMailer() }
        stage.saying { try app.resolve((any Playbill.Mailer).self) }
        app.unregister(Playbill.SMTPMailer.self)
        app.register((any Playbill.Mailer).self) { Playbill.SMTPMailer() }
        stage.saying { try app.resolve(Playbill.SMTPMailer.self) }
        stage.saying {
          let hall: Playbill.Hall? = try app.resolve()
          return hall
        }
        stage.saying { try app.resolve(Pool<Playbill.Seat>.self) }
        stage.saying { try app.resolve((@Sendable () -> Playbill.Seat).self) }
        stage.saying {
          let seat: Playbill.Seat? = try app.resolve()
          return seat
        }
        let unnamed = Container(label: "theatre")
        unnamed.register(Playbill.Hall.self) { Playbill.Hall() }
        stage.saying { try unnamed.resolve(Playbill.Hall.self, name: "main") }
      },
      GalleryMessage(
        "… depends on itself",
        "A factory resolves, directly or through others, the key that it builds.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Hall.self) { try $0.resolve(Playbill.Hall.self) }
        stage.saying { try app.resolve(Playbill.Hall.self) }
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        app.register(Playbill.Hall.self) {
          _ = try $0.resolve(Playbill.Office.self)
          return Playbill.Hall()
        }
        stage.saying { try app.resolve(Playbill.Office.self) }
        app.register(Playbill.Seat.self, lifetime: .transient) {
          try $0.resolve(Playbill.Seat.self)
        }
        stage.saying { try app.resolve(Playbill.Seat.self) }
        app.register(Playbill.Wall.self) { (resolver: Resolver) async throws in
          _ = try await resolver.resolve(Playbill.Seat.self)
          return Playbill.Wall()
        }
        app.register {
          Registration(Playbill.Seat.self, lifetime: .transient) {
            (resolver: Resolver) async throws in
            _ = try await resolver.resolve(Playbill.Wall.self)
            return Playbill.Seat()
          }
        }
        await stage.awaiting { try await app.resolve(Playbill.Seat.self) }
      },
      GalleryMessage(
        "The factory of … failed",
        "The factory threw; the next resolve runs it again.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        stage.container.register(Playbill.Hall.self) { throw Playbill.PrinterJam() }
        stage.saying { try stage.container.resolve(Playbill.Hall.self) }
      },
      GalleryMessage(
        "… can only be built by asynchronous code",
        "Synchronous code resolves a key with an `async` factory, or one that depends on it, before its instance exists.",
        guide: "building-instances"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Hall.self) { (_: Resolver) async throws in Playbill.Hall() }
        app.register(Playbill.Office.self) {
          Playbill.Office(hall: try $0.resolve(Playbill.Hall.self))
        }
        stage.saying { try app.here(Playbill.Hall.self) }
        stage.saying { try app.here(Playbill.Office.self) }
        let factory = ParameterizedFactory<Int, Playbill.Hall> { _ async throws in Playbill.Hall() }
        stage.saying { try factory.create(with: 1) }
        stage.saying { try app[\.galleryWindow] }
        app.register(Playbill.Wall.self) {
          _ = try $0[\.galleryWindow]
          return Playbill.Wall()
        }
        stage.saying { try app.here(Playbill.Wall.self) }
      },
      GalleryMessage(
        "The instance registered for … is a …",
        "A registration was made for one type and holds a value of another, by a cast that the compiler cannot check.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        stage.note(
          ContainerError.typeCastFailed(
            .init(
              key: Key((any Playbill.Mailer).self),
              container: "theatre",
              resolvedAt: SourceSite(),
              registeredAt: SourceSite()
            ),
            expected: "Mailer",
            actual: "Hall"
          )
        )
      },
      GalleryMessage(
        "… is registered as weak, but its instance is not an object",
        "The lifetime `.weak` needs a class.",
        guide: "building-instances"
      ) { stage in
        stage.container.register(Playbill.Seat.self, lifetime: .weak) { Playbill.Seat() }
        stage.saying { try stage.container.resolve(Playbill.Seat.self) }
      },
      GalleryMessage(
        "The chain of … factories is too deep",
        "Thousands of factories call each other, and the stack of the thread would not be enough.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        let chain = (0..<1_200).map { Key(Playbill.Seat.self, name: "\($0)") }
        stage.note(
          ContainerError.depthExceeded(
            .init(
              key: chain.last,
              path: chain,
              container: "theatre",
              resolvedAt: SourceSite(),
              askedAt: SourceSite()
            )
          )
        )
      },
      GalleryMessage(
        "… has not been built within …",
        "A caller waits longer than the container's `waitTimeout` for a factory that another caller started.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        let app = stage.container
        app.waitTimeout = .milliseconds(20)
        app.register(Playbill.Hall.self) { [app] in
          let done = Latch()
          startThread {
            stage.saying { try app.here(Playbill.Hall.self) }
            done.open()
          }
          done.block()
          return Playbill.Hall()
        }
        _ = try app.here(Playbill.Hall.self)
      },
      GalleryMessage(
        "No container is current here",
        "Outside of tests: code reads `Container.current` where no container was made current and no bootstrap has run.",
        guide: "reaching-escaping-code"
      ) { stage in
        stage.saying { try Container.unavailable.resolve(Playbill.Hall.self) }
        stage.saying { try Container.bootstrap(Container.unavailable) }
      },
      GalleryMessage(
        "… the container of the object that asks for it has been freed",
        "An object outlives its container, because the code keeps only the object.",
        guide: "starting-an-app#what-can-go-wrong"
      ) { stage in
        let desk: Playbill.Desk
        do {
          let app = Container(label: "app")
          app.register(Playbill.Desk.self) { Playbill.Desk() }
          desk = try app.here(Playbill.Desk.self)
        }
        stage.saying { _ = try desk.mailer() }
      },
    ]
  )

  static let injecting = GalleryGroup(
    "Injecting properties",
    "A property cannot throw. So it reports what is missing, and continues with a fallback.",
    [
      GalleryMessage(
        "… could not be injected",
        "`@Injected` could not resolve its type; the test fails and continues with a fallback.",
        guide: "injecting-properties#what-can-go-wrong"
      ) { stage in
        within(stage.container) { _ = Playbill.Desk().mailer.wrappedValue }
        stage.container.register {
          Registration((any Playbill.Mailer).self, lifetime: .scoped("session")) {
            Playbill.SMTPMailer()
          }
        }
        within(stage.container) { _ = Playbill.Desk().mailer.wrappedValue }
      },
      GalleryMessage(
        "… could not be made",
        "`@Factory` could not build its instance; the test fails and continues with a fallback.",
        guide: "injecting-properties#what-can-go-wrong"
      ) { stage in
        within(stage.container) { _ = Factory<any Playbill.Mailer>().wrappedValue }
      },
      GalleryMessage(
        "… was read after its container closed",
        "An object that outlives its test reads a property again; it keeps the instance that it has.",
        guide: "reaching-escaping-code#what-can-go-wrong"
      ) { stage in
        let test = stage.test()
        let container = Container(label: test.testName, rules: nil, host: test)
        container.register((any Playbill.Mailer).self) { Playbill.SMTPMailer() }
        let desk = within(container) { Playbill.Desk() }
        _ = desk.mailer.wrappedValue
        await test.end()
        _ = desk.mailer.wrappedValue
      },
    ]
  )
}
