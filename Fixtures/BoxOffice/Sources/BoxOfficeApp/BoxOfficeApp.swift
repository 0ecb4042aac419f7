import BoxOffice
import BoxOfficeWindow
import Foundation
import GatewaySandbox
import Understudy
import UnderstudyInsight
import UnderstudyLaunch
import UnderstudyModules

/// Opens the house. Where it is not for real it plays a short evening and closes again.
///
/// `APP_ENVIRONMENT` says where it is: `development` if nothing does. With `--log debug` the container
/// says on standard error what it builds, and with another level more or less.
@main
struct BoxOfficeApp {
  static func main() async throws {
    let level = try LogLevel.asked(for: CommandLine.arguments)
    let environment = AppEnvironment.detected(otherwise: .development)
    let house = try await open(in: environment)
    if let report = house.moduleReport { print(report) }
    if let level { house.startLogging(from: level, slowerThan: .milliseconds(100)) }
    let window = try await BookingWindow.open(in: house)
    print("The window is open at \(window.endpoint)")
    if environment == .production || environment == .staging {
      await window.closed()
    } else {
      try await Evening().run()
      try await Visit(to: window).run()
      print("The gateway's books:")
      for charge in await (try house.resolve(GatewaySandbox.self)).ledger.charges {
        print("  \(charge.id) \(charge.card) \(charge.amount) cents, \(charge.refunded) back")
      }
    }
    await window.close()
    await house.close()
  }

  private static func open(in environment: AppEnvironment) async throws -> Container {
    let modules = ModuleSet {
      ModuleSet.boxOffice
      Module.window
    }
    let isForReal = environment == .production || environment == .staging
    let house = try await Container.bootstrap(
      label: "box office",
      modules: isForReal ? modules : modules.replacing(.sandboxAccount),
      environment: environment
    )
    #if DEBUG
      try house.applyLaunchOverrides(PrintedWatermark.self)
    #endif
    try await house.preload([
      BookingDesk.self, Checkout.self, RefundDesk.self, HoldSweeper.self,
      TicketDelivery.self,
    ])
    return house
  }
}
