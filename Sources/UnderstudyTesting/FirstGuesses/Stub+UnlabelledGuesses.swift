// Unavailable declarations for guesses from other tools; the messages name the real API.

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
