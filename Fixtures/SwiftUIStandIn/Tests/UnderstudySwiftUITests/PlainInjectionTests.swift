import Foundation
@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

// In processes of their own: which containers views were given is remembered for the whole process.
@MainActor
@Suite struct `A plain injection in a view` {
  @Test func `says at once that it does not use the view's container, and what to write`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = withContainer(.hall("app")) {
          Host { VStack { PlainView() }.container(.hall("evening")) }
        }
      }
    }
    let text = try text(result)
    let declaration = "UnderstudySwiftUITests/PlainInjectionTests.swift:\(PlainView.line)"
    #expect(
      text == """
        \(declaration): SeatMap of PlainView is injected by @Injected in a view, so it does not \
        use the container that .container(_:) gives to views; it uses container "app".
          fix: use @EnvironmentInjected instead. It uses the view's container, or \
        Container.current if no view was given one.

        """
    )
  }

  @Test func `says so once, however often the view is rendered`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let app = Container.hall("app")
        let host = withContainer(app) { Host { PlainView().container(.hall("evening")) } }
        for _ in 1...3 { withContainer(app) { host.render() } }
      }
    }
    let text = try text(result)
    #expect(text.components(separatedBy: "@EnvironmentInjected").count == 2, "\(text)")
  }

  @Test func `is silent where no view was given a container`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = withContainer(.hall("app")) { Host { PlainView() } } }
    }
    let text = try text(result)
    #expect(text.isEmpty, "\(text)")
  }

  @Test func `is silent where it was made under the view's container`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let evening = Container.hall("evening")
        _ = Host { ContainerReader { _ in PlainView() }.container(evening) }
      }
    }
    let text = try text(result)
    #expect(text.isEmpty, "\(text)")
  }

  private func text(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }
}

// MARK: - Fixtures

private struct PlainView: View {
  static let line = #line + 1
  @Injected var seats: any SeatMap

  var body: some View { Text(seats.title) }
}
