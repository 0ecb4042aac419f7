import Dispatch

/// Whether synchronous code runs where the main actor does.
///
/// The main actor is served by the main queue, on Linux not always by the main thread: asking for
/// the thread would be wrong there.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
