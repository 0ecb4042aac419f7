import TestSupport
import Testing
import Understudy
import UnderstudyTesting

extension GalleryGroup {
  static let registering = GalleryGroup(
    "Registering",
    "",
    [
      GalleryMessage(
        "… is registered twice in one batch",
        "One block of registrations has the same type and name twice; each resolve of the key throws.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        stage.container.register {
          Registration(Playbill.Hall.self) { Playbill.Hall() }
          Registration(Playbill.Hall.self) { Playbill.Hall() }
        }
        stage.saying { try stage.container.resolve(Playbill.Hall.self) }
      },
      GalleryMessage(
        "… is declared by two typed keys",
        "Two typed keys of one type and without names are both resolved from one container.",
        guide: "building-instances#defaults-that-need-no-registration"
      ) { stage in
        _ = try stage.container[\.galleryLightsOut]
        stage.saying { try stage.container[\.galleryDoorsOpen] }
      },
      GalleryMessage(
        "… was registered after container … was frozen",
        "`freeze()` has ended the registrations of the container.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        stage.container.freeze()
        stage.container.register(Playbill.Hall.self) { Playbill.Hall() }
        stage.container.unregister(Playbill.Seat.self)
        stage.saying { try stage.container.resolve(Playbill.Hall.self) }
      },
      GalleryMessage(
        "The registration of … was refused",
        "The container is closed, or no container is current.",
        guide: "reaching-escaping-code#what-can-go-wrong"
      ) { stage in
        await stage.container.close()
        stage.container.register(Playbill.Hall.self) { Playbill.Hall() }
        within(Container(label: "theatre", rules: nil, host: stage.host)) {
          Container.unavailable.register(Playbill.Hall.self) { Playbill.Hall() }
        }
      },
      GalleryMessage(
        "… has a maximum of 0",
        "A pool was registered with a maximum below 1.",
        guide: "building-instances#pools"
      ) { stage in
        stage.container.register {
          Registration(pooling: Playbill.Seat.self, maximum: 0) { _ in Playbill.Seat() }
        }
        stage.saying { try stage.container.resolve(Pool<Playbill.Seat>.self) }
      },
      GalleryMessage(
        "The clean-up hook of … will never run",
        "`.onClose` needs an instance that the container keeps; a transient one belongs to the code that resolved it.",
        guide: "building-instances"
      ) { stage in
        stage.container.register {
          Registration(Playbill.Hall.self, lifetime: .transient) { Playbill.Hall() }.onClose { _ in
          }
        }
      },
      GalleryMessage(
        "The onBuild hook of … will never run",
        "`.onBuild` runs after a factory, and an instance has none.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        stage.container.register {
          Registration(Playbill.Hall.self, instance: Playbill.Hall()).onBuild { _, _ in }
        }
      },
      GalleryMessage(
        "… keys of container … cannot be resolved",
        "`validate()` has built every registration once, and lists those that fail.",
        guide: "auditing-registrations"
      ) { stage in
        let app = stage.container
        app.register(Playbill.Office.self) { Playbill.Office(hall: try $0.resolve()) }
        app.register(Playbill.Seat.self) { throw Playbill.PrinterJam() }
        stage.saying { try app.validate() }
        // On its own: the limit is that of every factory, and a busy machine is slow.
        let slow = Container(label: "theatre")
        slow.register(Playbill.Seat.self) { (_: Resolver) async throws in
          await Latch.cancelled()
          return Playbill.Seat()
        }
        await stage.awaiting { try await slow.validate(limit: .milliseconds(5)) }
      },
      GalleryMessage(
        "The snapshot was not taken from container …",
        "A snapshot is restored into another container.",
        guide: "overriding-dependencies#what-can-go-wrong"
      ) { stage in
        stage.saying { try stage.container.restore(Container().snapshot()) }
      },
    ]
  )

  static let closing = GalleryGroup(
    "Closing containers",
    "",
    [
      GalleryMessage(
        "Container … is closed",
        "Code resolves from a container after `close()`, or while it closes.",
        guide: "reaching-escaping-code#what-can-go-wrong"
      ) { stage in
        let app = Container(label: "theatre")
        await app.close()
        await stage.awaiting { try await app.resolve(Playbill.Hall.self) }
        stage.saying { try app.openScope("session", id: 42) }
      },
      GalleryMessage(
        "Container … was dropped without close()",
        "The last reference to a container with clean-up hooks was released, and nothing can run them any more.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        let app = Container(label: "box office", rules: nil, host: stage.host)
        app.register { Registration(Playbill.Hall.self) { Playbill.Hall() }.onClose { _ in } }
        _ = try app.here(Playbill.Hall.self)
      },
      GalleryMessage(
        "The clean-up of … in container … failed",
        "A clean-up hook threw; the other hooks ran.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        stage.container.register {
          Registration(Playbill.Hall.self) { Playbill.Hall() }.onClose { _ in
            throw Playbill.PrinterJam()
          }
        }
        _ = try stage.container.here(Playbill.Hall.self)
        await stage.container.close()
      },
      GalleryMessage(
        "The clean-up of … took longer than …",
        "A clean-up hook has not returned within its limit, which is 5 seconds by default.",
        guide: "building-instances#what-can-go-wrong"
      ) { stage in
        stage.container.register {
          Registration(Playbill.Hall.self) { Playbill.Hall() }.onClose(within: .milliseconds(5)) {
            _ in
            await Latch.cancelled()
          }
        }
        _ = try stage.container.here(Playbill.Hall.self)
        await stage.container.close()
      },
    ]
  )
}
