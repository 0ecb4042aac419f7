// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

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
