import Synchronization
import Understudy

/// Detects, once, that the process holds two copies of the library.
///
/// Each copy has task locals, statics and types of its own: an override made through one is not
/// visible through the other, and a test that relies on it uses live services. It happens if two
/// images, one of which may be the test bundle, are each linked with the library.
///
/// Each copy of the toolkit checks at its first use, and never again; images loaded after that are
/// not found.
final class LibraryCopies: Sendable {
  /// The copies in this process. Finding them runs none of the user's code.
  static let inProcess = LibraryCopies(LibraryCopy.loaded)

  private let message: String?
  private let isReported = Atomic(false)

  init(_ copies: [LibraryCopy]) { message = Self.message(for: copies) }

  /// Records an issue if there are two copies and this is the first call.
  func report() {
    guard let message, !isReported.exchange(true, ordering: .relaxed) else { return }
    NearestHost.record(ContainerIssue(message, at: SourceSite()))
  }
}
