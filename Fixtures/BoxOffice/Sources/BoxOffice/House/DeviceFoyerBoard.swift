import Foundation
import Synchronization

/// A board that shows each line it is sent.
package final class DeviceFoyerBoard: FoyerBoard {
  private let device: Mutex<FileHandle>

  /// Opens the board's device.
  ///
  /// - Throws: if there is none, or somebody else writes on it.
  package init(path: String) throws {
    device = Mutex(try FileHandle(forWritingTo: URL(filePath: path)))
  }

  /// A line that does not get through is no reason to stop selling.
  package func show(_ text: String) {
    device.withLock { try? $0.write(contentsOf: Data("\(text)\n".utf8)) }
  }
}
