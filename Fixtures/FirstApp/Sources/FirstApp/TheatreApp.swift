// snippet: the start of an app
import Understudy

struct ConsoleMailer: Mailer {
  func send(_ letter: Letter, to address: String) async throws {
    print("To \(address): \(letter.text)")
  }
}

@main struct TheatreApp {
  static func main() async throws {
    try Container.bootstrap { Registration((any Mailer).self) { ConsoleMailer() }.live() }
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
}
// end snippet
