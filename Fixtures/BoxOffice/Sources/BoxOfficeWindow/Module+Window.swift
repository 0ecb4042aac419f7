package import Understudy
package import UnderstudyModules

extension Module {
  /// The window for HTTP.
  package static var window: Module {
    Module("window", layer: "window", dependsOn: ["services"]) {
      Registration((any AccessLog).self) { ConsoleAccessLog() }
      windowRegistrations()
    }
  }
}

/// What the window makes anew for each request.
@RegistrationBuilder
package func windowRegistrations() -> [any AnyRegistration] {
  Registration(RequestTrail.self, lifetime: .scoped(.request)) {
    RequestTrail(of: try $0.resolve(), log: try $0.resolve())
  }
  .onClose { await $0.file() }
  Registration(WindowClerk.self, lifetime: .scoped(.request)) {
    try WindowClerk(
      request: $0.resolve(),
      customer: $0.resolveIfRegistered(),
      trail: $0.resolve(),
      bookings: $0.resolve(),
      checkout: $0.resolve(),
      desk: $0.resolve(),
      seatMap: $0.resolve()
    )
  }
}
