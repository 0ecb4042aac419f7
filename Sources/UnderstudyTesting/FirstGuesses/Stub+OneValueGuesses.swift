// Unavailable declarations for guesses from other tools; the messages name the real API. They take what a
// member with one argument is called with, where the others take matchers.

extension Stub {
  @available(*, unavailable, message: "The number comes first: verify(2, with: order).")
  @_disfavoredOverload
  @discardableResult
  public func verify(with value: Arguments, times: Times) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(2, with: order).")
  @_disfavoredOverload
  @discardableResult
  public func verify(with value: Arguments, _ times: Times) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(2, with: order).")
  @_disfavoredOverload
  @discardableResult
  public func verify(with value: Arguments, _ times: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(with: order, within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(with value: Arguments, timeout: Duration) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write await called(with: order, within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(with value: Arguments, within: Duration) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write called(with: order, within: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func called(with value: Arguments, timeout: Duration) async -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write called(with: order, within: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func called(within: Duration, with value: Arguments) async -> [Call<Arguments>] {
    unavailable()
  }
}
