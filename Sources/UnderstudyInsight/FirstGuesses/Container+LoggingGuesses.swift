// Unavailable declarations for likely guesses; the messages name the real API.

public import Understudy

extension Container {
  @available(*, unavailable, message: "the label is from: container.startLogging(from: .debug)")
  @_documentation(visibility: private)
  public func startLogging(level: LogLevel) { fatalError() }

  @available(*, unavailable, message: "the label is from: container.startLogging(from: .debug)")
  @_documentation(visibility: private)
  public func startLogging(_ level: LogLevel) { fatalError() }

  @available(*, unavailable, message: "write container.startLogging(from: .debug)")
  @_documentation(visibility: private)
  public func setLogLevel(_ level: LogLevel) { fatalError() }

  @available(*, unavailable, message: "write container.startLogging(from: .debug)")
  @_documentation(visibility: private)
  public var logLevel: LogLevel {
    get { fatalError() }
    set { fatalError() }
  }
}
