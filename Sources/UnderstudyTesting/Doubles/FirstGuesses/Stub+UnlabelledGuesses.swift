// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Label them: verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ text: String) -> [Call<Arguments>] { unavailable() }
}
