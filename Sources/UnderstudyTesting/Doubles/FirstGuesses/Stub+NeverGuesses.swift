// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyNeverCalled() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func assertNotAwaited() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func toNotHaveBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyNoCalls() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyZeroInteractions() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyNoInteractions() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func shouldNotHaveBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyUntouched() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func assertNoCalls() -> [Call<Arguments>] { unavailable() }
}
