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
    let isForReal = environment == .production || environment == .staging
    let startUp = startUp(in: environment, isForReal: isForReal, logging: level)
    let window = try await BookingWindow.open(during: startUp)
    do {
      let house = try await startUp.result()
      say("The window is open at \(window.endpoint)")
      if !isForReal { try await play(in: house, at: window) }
    } catch  where isForReal {
      say("The house did not start: \(error)")
      say("A request POST \(window.endpoint)/start starts it again.")
    }
    if isForReal { await window.closed() }
    await window.close()
    if case .ready(let house) = await startUp.phase { await house.close() }
  }

  private static func play(in house: Container, at window: BookingWindow) async throws {
    try await Evening().run()
    try await Visit(to: window).run()
    print("The gateway's books:")
    for charge in await (try house.resolve(GatewaySandbox.self)).ledger.charges {
      print("  \(charge.id) \(charge.card) \(charge.amount) cents, \(charge.refunded) back")
    }
  }

  /// Prints at once, also into a file: what an operator waits for.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// A house that begins to log and reports its modules in whichever attempt it starts.
  private static func startUp(
    in environment: AppEnvironment,
    isForReal: Bool,
    logging level: LogLevel?
  ) -> StartUp {
    let modules = ModuleSet {
      ModuleSet.boxOffice
      Module.window
    }
    return StartUp(
      label: "box office",
      modules: isForReal ? modules : modules.replacing(.sandboxAccount),
      environment: environment,
      preloading: [
        BookingDesk.self, Checkout.self, RefundDesk.self, HoldSweeper.self,
        TicketDelivery.self,
      ]
    ) { house in
      #if DEBUG
        try house.applyLaunchOverrides(PrintedWatermark.self)
      #endif
      if let report = house.moduleReport { say("\(report)") }
      if let level { house.startLogging(from: level, slowerThan: .milliseconds(100)) }
    }
  }
}
