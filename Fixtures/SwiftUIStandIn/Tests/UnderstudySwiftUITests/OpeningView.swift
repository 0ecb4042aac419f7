// snippet: a view of the start
import SwiftUI
import Understudy
import UnderstudyModules
import UnderstudySwiftUI

struct OpeningView: View {
  let startUp: StartUp

  var body: some View {
    switch startUp.phase {
    case .waiting: Text("Welcome").onAppear { startUp.start() }
    case .loading(let progress): Text("Loading \(progress.completed) of \(progress.total)")
    case .ready(let container): FoyerView().container(container)
    case .failed: Button("Try again") { startUp.retry() }
    }
  }
}

struct FoyerView: View {
  @EnvironmentInjected var foyer: Foyer

  var body: some View { Text(foyer.greeting) }
}

struct Foyer: Sendable {
  let greeting: String
}
// end snippet
