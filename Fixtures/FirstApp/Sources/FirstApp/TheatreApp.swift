// snippet: the start of an app
import Understudy

@main struct TheatreApp {
  static func main() async throws {
    try Container.bootstrap { Registration((any Mailer).self) { ConsoleMailer() } }
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
}
// end snippet
