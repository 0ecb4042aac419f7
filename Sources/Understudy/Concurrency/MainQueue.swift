import Dispatch

/// Checks whether synchronous code runs where the main actor does.
///
/// The main queue serves the main actor, on Linux not always on the main thread: checking for the
/// thread would be wrong there.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
