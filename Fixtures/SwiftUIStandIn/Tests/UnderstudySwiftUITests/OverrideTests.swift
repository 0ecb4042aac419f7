import Observation
@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

@MainActor
@Suite struct `An override of a view` {
  let app = Container.hall("app")
  let runs = Tally()

  @Test func `U1: is made once, however often the view is rendered`() {
    let forks = Seen()
    let host = Host { OverridingView(runs: runs, forks: forks).container(app) }
    for _ in 1...5 { host.render() }
    host.press()
    #expect(host.texts == ["taps: 1", "Tap", "override"])
    #expect(runs.count == 1)
    #expect(Set(forks.all.map(ObjectIdentifier.init)).count == 1)
    #expect(forks.all.count > 5)
  }

  @Test func `U1: shares what is built and leaves the container above alone`() throws {
    app.register(Stalls.self) { Stalls("shared") }
    let shared = try app.resolve(Stalls.self)
    let forks = Seen()
    _ = Host { OverridingView(runs: runs, forks: forks).container(app) }
    #expect(try forks.all[0].resolve(Stalls.self) === shared)
    #expect(try app.resolve((any SeatMap).self).title == "app")
  }

  @Test func `U1: is made anew under another container`() {
    let forks = Seen()
    let choice = Choice(app)
    let host = Host { ChoosingView(choice: choice, runs: runs, forks: forks) }
    choice.container = .hall("studio")
    host.settle()
    #expect(runs.count == 2)
    #expect(forks.all.map(\.label) == ["app", "studio"])
  }

  @Test func `U1: is current while it is made, and applies in the order of nesting`() {
    let host = Host {
      SeatsView()
        .container {
          let seats = Stalls("\(Injected<any SeatMap>().wrappedValue.title), inner")
          $0.register((any SeatMap).self, instance: seats)
        }
        .container { $0.register((any SeatMap).self) { Stalls("outer") } }
        .container(app)
    }
    #expect(host.texts == ["outer, inner"])
  }

  @Test func `U1: goes with the view`() {
    weak var fork: Container?
    let choice = Choice(app)
    let host = Host {
      ShowingView(choice: choice) {
        ContainerReader { container in
          fork = container
          return EmptyView()
        }
        .container { $0.register((any SeatMap).self) { Stalls("override") } }
      }
    }
    #expect(fork?.label == "app")
    choice.isShown = false
    host.settle()
    #expect(fork == nil)
  }

  @Test func `U1: of two windows are two`() {
    let forks = Seen()
    let content = OverridingView(runs: runs, forks: forks).container(app)
    let windows = [Host { content }, Host { content }]
    windows[0].press()
    for window in windows { window.render() }
    #expect(windows.map { $0.texts[0] } == ["taps: 1", "taps: 0"])
    #expect(runs.count == 2)
    #expect(Set(forks.all.map(ObjectIdentifier.init)).count == 2)
  }
}

// MARK: - Fixtures

@MainActor final class Seen {
  var all: [Container] = []
  nonisolated init() {}
}

@MainActor @Observable final class Choice {
  var container: Container
  var isShown = true

  init(_ container: Container) { self.container = container }
}

/// Shows its content as long as the choice says so, under the container that was chosen.
struct ShowingView<Content: View>: View {
  let choice: Choice
  @ViewBuilder let content: () -> Content

  var body: some View {
    if choice.isShown { content().container(choice.container) }
  }
}

private struct OverridingView: View {
  @State private var taps = 0
  let runs: Tally
  let forks: Seen

  var body: some View {
    VStack {
      Text("taps: \(taps)")
      Button("Tap") { taps += 1 }
      ContainerReader { container in
        forks.all.append(container)
        return SeatsView()
      }
      .container {
        runs.count += 1
        $0.register((any SeatMap).self) { Stalls("override") }
      }
    }
  }
}

private struct ChoosingView: View {
  let choice: Choice
  let runs: Tally
  let forks: Seen

  var body: some View {
    ContainerReader { container in
      forks.all.append(container)
      return EmptyView()
    }
    .container { _ in runs.count += 1 }
    .container(choice.container)
  }
}
