@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

@MainActor
@Suite struct `The container of the environment` {
  @Test func `U1: is the current one where none is set`() {
    let host = withContainer(.hall("great hall")) { Host { LabelView() } }
    #expect(host.texts == ["great hall"])
    withContainer(.hall("studio")) { host.render() }
    #expect(host.texts == ["studio"])
  }

  @Test func `U1: is the one of the process where none is set and none is current`() async {
    await #expect(processExitsWith: .success) {
      try await Container.bootstrap { $0.register((any SeatMap).self) { Stalls("default") } }
      await MainActor.run {
        let host = Host { SeatsView() }
        precondition(host.texts == ["default"])
      }
    }
  }

  @Test func `U1: is set for what is below, the nearest first`() {
    let host = Host {
      VStack {
        VStack {
          LabelView().container(Container(label: "inner"))
          LabelView()
        }
        .container(Container(label: "outer"))
        LabelView()
      }
      .container(Container(label: "root"))
    }
    #expect(host.texts == ["inner", "outer", "root"])
  }

  @Test func `U1: of a scene is that of all its windows`() {
    let app = Container(label: "app")
    let windows = (1...2).map { _ in Host.window(of: BoxOfficeScene(container: app)) }
    #expect(windows.map(\.texts) == [["app"], ["app"]])
  }

  @Test func `U1: may differ from window to window`() {
    let windows = ["stalls", "balcony"].map { title in
      Host { SeatsView().container(.hall(title)) }
    }
    for window in windows.reversed() { window.render() }
    #expect(windows.map(\.texts) == [["stalls"], ["balcony"]])
  }

  @Test func `U1: is given to a reader, and is current while its content is made`() {
    let host = Host {
      ContainerReader { container in
        Text("\(container.label ?? "") \(Container.current.label ?? "")")
      }
      .container(Container(label: "app"))
    }
    #expect(host.texts == ["app app"])
  }
}

// MARK: - Fixtures

struct LabelView: View {
  @Environment(\.container) private var container

  var body: some View { Text(container.label ?? "none") }
}

struct SeatsView: View {
  @EnvironmentInjected var seats: any SeatMap

  var body: some View { Text(seats.title) }
}

private struct BoxOfficeScene: Scene {
  let container: Container

  var body: some Scene { WindowGroup { LabelView() }.container(container) }
}
