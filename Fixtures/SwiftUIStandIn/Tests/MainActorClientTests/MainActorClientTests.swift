import Observation
@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

@Suite struct `A client on the main actor by default` {
  @Test func `U1: uses all of it`() async throws {
    let container = Container(label: "desk")
    container.register((any HouseClock).self) { StageClock(hour: 20) }
    let windows = (1...2).map { _ in Host.window(of: DeskScene(container: container)) }
    windows[0].press()
    #expect(
      windows.map(\.texts)
        == [["20 20 21", "sold: 1", "Sell", ""], ["20 20 21", "sold: 0", "Sell", ""]]
    )
  }
}

// MARK: - Fixtures

nonisolated protocol HouseClock: Sendable {
  var hour: Int { get }
}

nonisolated struct StageClock: HouseClock {
  var hour: Int
}

nonisolated extension Dependencies {
  var houseClock: Dependency<any HouseClock> {
    Dependency(name: "house", default: { StageClock(hour: 21) })
  }
}

@Observable final class DeskModel {
  @ObservationIgnored @Injected private var clock: any HouseClock
  var sold = 0
  var buyer = ""
  var hour: Int { clock.hour }
}

struct DeskView: View {
  @EnvironmentInjected var clock: any HouseClock
  @EnvironmentInjected(\.houseClock) var houseClock
  @InjectedModel var model = DeskModel()

  var body: some View {
    Text("\(clock.hour) \(model.hour) \(houseClock.hour)")
    Text("sold: \(model.sold)")
    Button("Sell") { model.sold += 1 }
    TextField("", text: $model.buyer)
  }
}

struct DeskScene: Scene {
  let container: Container

  var body: some Scene {
    WindowGroup {
      DeskView()
        .containerScope("visit", id: 1) { Registration(Int.self, instance: 1) }
        .container { $0.register(String.self, instance: "override") }
    }
    .container(container)
  }
}
