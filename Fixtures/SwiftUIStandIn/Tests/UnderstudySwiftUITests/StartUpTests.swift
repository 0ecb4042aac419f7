@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftUI

/// A start-up that a view shows.
@MainActor
@Suite struct `A view of a start-up` {
  @Test func `U1: shows loading, a failure with a retry, and then the app`() async throws {
    let (doors, opening) = AsyncStream<Bool>.makeStream()
    let modules = ModuleSet([
      Module("foyer") { (_: ModuleContext) async throws in
        for await isOpen in doors {
          guard isOpen else { throw HouseIsShut() }
          return [Registration(Foyer.self, instance: Foyer(greeting: "Good evening"))]
        }
        return []
      }
    ])
    let startUp = StartUp(of: Container(label: "app"), modules: modules)
    let window = Host { OpeningView(startUp: startUp) }
    #expect(window.texts[0].hasPrefix("Loading 0 of "))

    opening.yield(false)
    await #expect(throws: ModuleError.self) { try await startUp.result() }
    window.settle()
    #expect(window.texts == ["Try again"])

    window.press()
    #expect(window.texts[0].hasPrefix("Loading 0 of "))
    opening.yield(true)
    _ = try await startUp.result()
    window.settle()
    #expect(window.texts == ["Good evening"])
    window.cover()
    window.uncover()
    #expect(window.texts == ["Good evening"])
  }
}

private struct HouseIsShut: Error {}
