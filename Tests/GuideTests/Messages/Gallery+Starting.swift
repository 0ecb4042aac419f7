import TestSupport
import Testing
import Understudy

@testable import UnderstudyLaunch
@testable import UnderstudyModules

extension GalleryGroup {
  static let modules = GalleryGroup(
    "Starting an app made of modules",
    "`configure` and `Container.bootstrap(modules:)` throw these before or while they prepare modules.",
    [
      GalleryMessage(
        "A set of modules does not fit together",
        "The set is checked before any module runs: names, dependencies, limits, registrations.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        func refuse(@ModuleBuilder _ modules: () -> [Module]) {
          stage.saying { try stage.container.configure(ModuleSet(modules)) }
        }
        func module(_ name: Module.Name, _ dependencies: Module.Name...) -> Module {
          Module(name, dependsOn: dependencies) { [] }
        }
        refuse {}
        refuse {
          module("hall")
          module("hall")
        }
        refuse {
          module("payment")
          module("hall", "payments")
        }
        refuse { module("hall", "clock") }
        refuse {
          module("hall", "seats")
          module("seats", "hall")
        }
        let app = ModuleSet { module("hall") }
        stage.saying { try stage.container.configure(app.replacing(module("hull"))) }
        stage.saying { try stage.container.configure(app.replacing(module("posters"))) }
        refuse { Module("hall", limit: .zero) { _ async throws in [] } }
        refuse { Module("hall") { _ async throws in [] } }
        refuse {
          Module("hall") { Registration(Playbill.Hall.self) { Playbill.Hall() } }
          Module("seats") { Registration(Playbill.Hall.self) { Playbill.Hall() } }
        }
      },
      GalleryMessage(
        "Several parts of a set of modules do not fit together",
        "The same checks, where they find more than one.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        func refuse(@ModuleBuilder _ modules: () -> [Module]) {
          stage.saying { try stage.container.configure(ModuleSet(modules)) }
        }
        func module(_ name: Module.Name, _ dependencies: Module.Name...) -> Module {
          Module(name, dependsOn: dependencies) { [] }
        }
        refuse {
          for name in ["hall", "hall", "seats", "seats"] as [Module.Name] { module(name) }
        }
        refuse { module("hall", "payments", "clock") }
        refuse {
          module("hall", "seats")
          module("seats", "hall")
          module("mail", "letters")
          module("letters", "mail")
        }
        let app = ModuleSet { module("hall") }
        stage.saying { try stage.container.configure(app.replacing(module("hull"), module("set"))) }
        refuse {
          Module("hall", retry: RetryPolicy(maxAttempts: 0)) { _ async throws in [] }
          Module("seats", retry: RetryPolicy(maxAttempts: 2, backoff: .constant(.seconds(-1)))) {
            _ async throws in []
          }
        }
        refuse {
          Module("hall") { _ async throws in [] }
          Module("seats") { _ async throws in [] }
        }
        refuse {
          for name in ["hall", "seats"] as [Module.Name] {
            Module(name) {
              Registration(Playbill.Hall.self) { Playbill.Hall() }
              Registration(Playbill.Seat.self) { Playbill.Seat() }
            }
          }
        }
      },
      GalleryMessage(
        "Module … failed",
        "A module threw, after all its attempts, and its fallback threw, too.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        let set = ModuleSet {
          Module("hall", retry: RetryPolicy(maxAttempts: 2)) { _ async throws in
            throw Playbill.PrinterJam()
          } fallback: { _ async throws in
            throw Playbill.PrinterJam()
          }
        }
        await stage.awaiting { try await stage.container.configure(set) }
      },
      GalleryMessage(
        "Module … was not prepared within …",
        "A module has a `limit:`, and was not ready when it ended.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        let set = ModuleSet {
          Module("hall", limit: .milliseconds(5)) { _ in await Latch.cancelled() }
        }
        await stage.awaiting { try await stage.container.configure(set) }
      },
      GalleryMessage(
        "Module … needs …, which failed",
        "A critical module depends on an optional one, and that one failed.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        stage.saying {
          try stage.container.configure(
            ModuleSet {
              Module("posters", importance: .optional) { () throws in throw Playbill.PrinterJam() }
              Module("walls", dependsOn: ["posters"]) { [] }
            }
          )
        }
      },
      GalleryMessage(
        "A module configures a container",
        "Configurations wait for each other: a module configures its own container, or two containers configure each other.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        let app = stage.container
        let hall = Module("hall") {
          stage.saying { try app.configure(ModuleSet { Module("seats") { [] } }) }
          return []
        }
        stage.saying { try app.configure(ModuleSet { hall }) }
        stage.note(
          ModuleError(.crossed([.init(Module("seats") { [] })]), at: SourceSite(), in: "theatre")
        )
      },
      GalleryMessage(
        "The container is being configured",
        "A thread configures a container that a task or another thread is configuring.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        let seats = [ModuleError.ModuleReference(Module("seats") { [] })]
        stage.note(ModuleError(.busy(seats), at: SourceSite(), in: "theatre"))
        stage.note(
          ModuleError(.timedOut(seats, limit: .seconds(10)), at: SourceSite(), in: "theatre")
        )
      },
      GalleryMessage(
        "Modules were configured for a closed container",
        "The container refused, for the reason in the first line.",
        guide: "composing-modules#what-can-go-wrong"
      ) { stage in
        await stage.container.close()
        await stage.awaiting {
          try await stage.container.configure(ModuleSet { Module("hall") { [] } })
        }
      },
      GalleryMessage(
        "The operation did not end within …",
        "The limit of `withTimeout` has passed.",
        guide: "preparing-modules"
      ) { stage in
        await stage.awaiting {
          try await withTimeout(.milliseconds(5)) { await Latch.cancelled() }
        }
        stage.note(TimeoutError(limit: .zero))
      },
      GalleryMessage(
        "The operation was not tried",
        "The policy of `withRetry` allows no attempt, or its limit or its back-off makes no sense.",
        guide: "preparing-modules"
      ) { stage in
        await stage.awaiting { try await withRetry(RetryPolicy(maxAttempts: 0)) {} }
        await stage.awaiting {
          try await withRetry(
            RetryPolicy(maxAttempts: 2, backoff: .exponential(initial: .seconds(1), factor: 0.5))
          ) {}
        }
      },
    ]
  )

  static let launching = GalleryGroup(
    "Passing overrides at launch",
    "",
    [
      GalleryMessage(
        "The launch overrides in … were not applied",
        "`applyLaunchOverrides` checks all of them, lists each problem, and applies none.",
        guide: "overriding-at-launch#what-can-go-wrong"
      ) { stage in
        stage.note(LaunchOverrideError([.malformed(reason: "It is not JSON.")]))
        stage.note(
          LaunchOverrideError([
            .unknown(name: "DeclinedCard", known: ["DeclinedCards"]),
            .duplicate(name: "SoldOut"),
            .undecodable(name: "FixedDate", reason: "date: missing"),
            .refused(
              .containerClosed(.init(key: nil, container: "theatre", resolvedAt: SourceSite()))
            ),
          ])
        )
      }
    ]
  )
}
