import Synchronization
import Understudy

/// Tells, once, that the process holds two copies of the library.
///
/// Each copy has task locals, statics and types of its own: an override made through one is not
/// seen through the other, and a test that relies on it uses live services. It happens where two
/// images, of which one may be the test bundle, are each linked with the library.
///
/// Each copy of the toolkit looks when it is first used, and never again; what is loaded after
/// that is not seen.
final class LibraryCopies: Sendable {
  /// The copies in this process. Looking runs none of the users' code.
  static let inProcess = LibraryCopies(LibraryCopy.loaded)

  private let message: String?
  private let isReported = Atomic(false)

  init(_ copies: [LibraryCopy]) { message = Self.message(for: copies) }

  /// Records an issue if there are two copies and this is the first call.
  func report() {
    guard let message, !isReported.exchange(true, ordering: .relaxed) else { return }
    IssueSinks.record(ContainerIssue(message, at: SourceSite()))
  }
}
