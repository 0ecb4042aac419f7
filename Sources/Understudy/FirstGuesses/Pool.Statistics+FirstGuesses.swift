// First guesses at the numbers of a pool: unavailable, with messages that name the API to use.

extension Pool.Statistics {
  @available(
    *,
    unavailable,
    message: "write borrowed + idle for the instances that exist, everMade for all that were made"
  )
  @_documentation(visibility: private)
  public var alive: Int { fatalError() }

  @available(*, unavailable, message: "write everMade for all that were made")
  @_documentation(visibility: private)
  public var beingMade: Int { fatalError() }

  @available(*, unavailable, message: "write borrowed + idle for the instances that can be used")
  @_documentation(visibility: private)
  public var beingDiscarded: Int { fatalError() }
}
