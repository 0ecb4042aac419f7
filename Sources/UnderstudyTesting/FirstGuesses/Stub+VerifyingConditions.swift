// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(*, unavailable, message: "Write verify { $0 == value }: a closure of the arguments.")
  @discardableResult
  public func verifyWhere(_ predicate: (Arguments) -> Bool) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify { $0 == value }: a closure of the arguments.")
  @discardableResult
  public func verifyThat(_ predicate: (Arguments) -> Bool) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify { $0 == value }: a closure of the arguments.")
  @discardableResult
  public func assertCalledWhere(_ predicate: (Arguments) -> Bool) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify { $0 == value }: a closure of the arguments.")
  @discardableResult
  public func verifyCalled(_ predicate: (Arguments) -> Bool) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify { $0 == value }: a closure of the arguments.")
  @discardableResult
  public func assertCalled(_ predicate: (Arguments) -> Bool) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @discardableResult
  public func assertHasCalls(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @discardableResult
  public func verifyAll(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @discardableResult
  public func assertCalls(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @discardableResult
  public func verifyCallList(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @discardableResult
  public func assertHasAwaits(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @discardableResult
  public func verifyAllCalls(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @discardableResult
  public func verifyCallsInOrder(_ arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(calls arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(all arguments: [Arguments]) -> [Call<Arguments>] { unavailable() }
}
