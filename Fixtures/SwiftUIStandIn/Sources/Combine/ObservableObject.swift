public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  // Apple's has a default that looks for `@Published`; here a type has to say it.
  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var subscribers: [ObjectIdentifier: (Output) -> Void] = [:]

  public init() {}

  public final func send() { for subscriber in subscribers.values { subscriber(()) } }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let token = Token()
    subscribers[ObjectIdentifier(token)] = receive
    return AnyCancellable { [weak self] in self?.subscribers[ObjectIdentifier(token)] = nil }
  }

  private final class Token {}
}
