@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

/// An app that bootstraps in its `init`, as the guide to starting an app shows.
@Suite struct `An app that bootstraps` {
  // In a process of its own, because it publishes a default.
  @Test func `shows what it has registered`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        #expect(Host.window(of: PlayhouseApp().body).texts == ["120 seats"])
      }
    }
  }
}

// snippet: an app that bootstraps
struct PlayhouseApp: App {
  init() {
    do {
      try Container.bootstrap { Registration((any Hall).self) { SmallHall(free: 120) } }
    } catch {
      fatalError("\(error)")  // the text says what is wrong, where, and how to fix it
    }
  }

  var body: some Scene {
    WindowGroup { DoorView() }
  }
}

struct DoorView: View {
  @EnvironmentInjected private var hall: any Hall

  var body: some View { Text("\(hall.free) seats") }
}
// end snippet
