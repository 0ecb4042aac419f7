import Foundation
@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

@MainActor
@Suite struct `An injection of a view` {
  let app = Container.hall("app")

  @Test func `U1: follows the container of the environment`() {
    let choice = Choice(app)
    let host = Host { ShowingView(choice: choice) { SeatsView() } }
    #expect(host.texts == ["app"])
    choice.container = .hall("studio")
    host.settle()
    #expect(host.texts == ["studio"])
  }

  @Test func `U1: resolves anew when the key is registered again`() {
    let host = Host { SeatsView().container(app) }
    app.register((any SeatMap).self) { Stalls("renewed") }
    host.render()
    #expect(host.texts == ["renewed"])
  }

  @Test func `U1: keeps a transient instance as long as the view is there`() {
    let choice = Choice(app)
    app.register((any SeatMap).self, lifetime: .transient) { Stalls() }
    let seen = SeenSeats()
    let host = Host { ShowingView(choice: choice) { IdentityView(seen: seen) } }
    for _ in 1...3 { host.render() }
    #expect(seen.all.count == 4)
    #expect(Set(seen.all.map(ObjectIdentifier.init)).count == 1)
    for isShown in [false, true] {
      choice.isShown = isShown
      host.settle()
    }
    #expect(Set(seen.all.map(ObjectIdentifier.init)).count == 2)
  }

  @Test func `U1: is optional, named, of a typed key, or asynchronous`() async throws {
    app.register((any SeatMap).self, name: "balcony") { Stalls("balcony") }
    app.register(Stalls.self) { _ async in Stalls("late") }
    let loaded = Loaded()
    let host = Host { KindsView(loaded: loaded).container(app) }
    #expect(host.texts == ["no clock", "balcony", "19"])
    guard case .requiresAsync = loaded.error else { return #expect(loaded.error == nil) }
    #expect(try await loaded.load?().title == "late")
    app.register((any HouseClock).self, instance: FixedClock(hour: 20))
    host.render()
    #expect(host.texts == ["20", "balcony", "20"])
  }

  @Test func `U1: uses a main-actor factory without awaiting it`() {
    app.register((any SeatMap).self, on: MainActor.self) { _ in Stalls("main") }
    #expect(Host { SeatsView().container(app) }.texts == ["main"])
  }

  @Test func `U1: that is missing is told with its declaration, and then traps`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Host { MissingView().container(Container(label: "empty")) }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let declaration = "UnderstudySwiftUITests/EnvironmentInjectedTests.swift:\(MissingView.line)"
    #expect(
      text.contains("\(declaration): SeatMap of MissingView could not be injected. "),
      "\(text)"
    )
    #expect(text.contains("\"empty\""), "\(text)")
    #expect(text.contains("fix: "), "\(text)")
  }

  @Test func `U1: keeps to the container that was set, though that is the default`() async {
    await #expect(processExitsWith: .success) {
      let app = try await Container.bootstrap { $0.register((any SeatMap).self) { Stalls("app") } }
      await MainActor.run {
        let host = withContainer(.hall("other")) { Host { SeatsView().container(app) } }
        precondition(host.texts == ["app"])
      }
    }
  }
}

// MARK: - Fixtures

@MainActor private final class SeenSeats {
  var all: [any SeatMap] = []
}

private struct IdentityView: View {
  @EnvironmentInjected var seats: any SeatMap
  let seen: SeenSeats

  var body: some View {
    seen.all.append(seats)
    return EmptyView()
  }
}

@MainActor private final class Loaded {
  var load: (() async throws -> Stalls)?
  var error: ContainerError?
}

private struct KindsView: View {
  @EnvironmentInjected var clock: (any HouseClock)?
  @EnvironmentInjected(name: "balcony") var seats: any SeatMap
  @EnvironmentInjected(\.houseClock) var houseClock
  @EnvironmentInjected var late: Stalls
  let loaded: Loaded

  var body: some View {
    if loaded.load == nil {
      loaded.load = { try await $late.resolve() }
      do throws(ContainerError) { _ = try $late() } catch { loaded.error = error }
    }
    return VStack {
      Text(clock.map { "\($0.hour)" } ?? "no clock")
      Text(seats.title)
      Text("\(houseClock.hour)")
    }
  }
}

private struct MissingView: View {
  static let line = #line + 1
  @EnvironmentInjected var seats: any SeatMap

  var body: some View { Text(seats.title) }
}
