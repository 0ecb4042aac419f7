public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Stands for `receive(subscriber:)`, which is more than is used here.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    _subscribe(receiveValue)
  }
}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  deinit { cancel() }

  public final func cancel() {
    action?()
    action = nil
  }
}
