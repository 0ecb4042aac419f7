@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

@MainActor
@Suite struct `A preview` {
  let app = Container(label: "app")
  let calls = Tally()

  init() {
    app.register { Registration((any SeatMap).self) { Stalls("live") }.live() }
    app.register((any HouseClock).self, instance: FixedClock())
  }

  @Test func `U1: shows what its trait registers`() async throws {
    let host = try await Host.preview(
      traits: .container { $0.register((any SeatMap).self) { Stalls("half full") } }
    ) {
      SeatsView()
    }
    #expect(host.texts == ["half full"])
  }

  @Test func `U1: stands over the container of the app, and changes nothing there`() async throws {
    let host = try await Host.preview(
      traits: .container(over: app) { $0.register((any SeatMap).self) { Stalls("half full") } }
    ) {
      ClockView()
    }
    #expect(host.texts == ["20", "half full"])
    #expect(app.require((any SeatMap).self).title == "live")
  }

  @Test func `U1: takes a container as it is`() async throws {
    let host = try await Host.preview(traits: .container(.hall("great hall"))) { SeatsView() }
    #expect(host.texts == ["great hall"])
  }

  @Test(arguments: [true, false])
  func `U1: runs nothing that is marked live, and says so`(_ isBuilt: Bool) throws {
    if isBuilt { _ = try app.resolve((any SeatMap).self) }
    let container = Container.preview(over: app)
    let error = #expect(throws: ContainerError.self) {
      try container.resolve((any SeatMap).self)
    }
    guard case .blockedByFirewall = error else { return #expect(error == nil) }
    #expect("\(try #require(error))".hasPrefix("SeatMap is live, and no test"))
    // Not so by itself, nor by what is registered in the preview.
    #expect(try app.resolve((any SeatMap).self).title == "live")
    container.register { Registration((any SeatMap).self) { Stalls("its own") }.live() }
    #expect(throws: ContainerError.self) { try container.resolve((any SeatMap).self) }
  }

  @Test func `U1: of a provider starts empty`() throws {
    #expect(Host { SeatMapPreviews.previews }.texts == ["half full"])
    let error = #expect(throws: ContainerError.self) {
      try SeatMapPreviews.container.resolve((any HouseClock).self)
    }
    guard case .dependencyNotRegistered = error else { return #expect(error == nil) }
  }
}

// MARK: - Fixtures

private struct ClockView: View {
  @EnvironmentInjected var clock: any HouseClock

  var body: some View {
    Text("\(clock.hour)")
    SeatsView()
  }
}

private struct SeatMapPreviews: PreviewProvider {
  static let container = Container.preview {
    Registration((any SeatMap).self) { Stalls("half full") }
  }
  static var previews: some View { SeatsView().container(container) }
}
