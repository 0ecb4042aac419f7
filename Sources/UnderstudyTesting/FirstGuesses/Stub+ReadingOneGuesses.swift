// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func calls(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  @_disfavoredOverload
  public func calls(with first: any Sendable, _ more: any Sendable...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func calls(matching first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func calls(withArguments first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func invocations(matching first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func callCount(with first: Matcher, _ more: Matcher...) -> Int { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func count(with first: Matcher, _ more: Matcher...) -> Int { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func calls(where predicate: (Arguments) -> Bool) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func filter(by predicate: (Arguments) -> Bool) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Filter them, calls.filter { $0.arguments.to == \"ada\" }; verify(1..., with: .any, \"ada\") returns those that match."
  )
  public func callCount(where predicate: (Arguments) -> Bool) -> Int { unavailable() }
}
