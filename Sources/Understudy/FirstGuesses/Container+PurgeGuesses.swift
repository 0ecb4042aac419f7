// First guesses at what a purge has removed: unavailable, with messages that name the API to use.

extension Array where Element == Key {
  @available(*, unavailable, message: "the keys are the result: container.purgeReleasedInstances()")
  @_documentation(visibility: private)
  public var releasedWeakInstances: [Key] { fatalError() }
}
