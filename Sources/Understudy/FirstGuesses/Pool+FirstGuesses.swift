// First guesses at borrowing from a pool: unavailable, with messages that name the API to use.

extension Pool {
  @available(
    *,
    unavailable,
    message:
      "borrow for a block: try await pool.withBorrowed { element in … }, or keep try await pool.borrow()"
  )
  @_documentation(visibility: private)
  public func acquire() -> Element { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "borrow for a block: try await pool.withBorrowed { element in … }, or keep try await pool.borrow()"
  )
  @_documentation(visibility: private)
  public func get() -> Element { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "borrow for a block: try await pool.withBorrowed { element in … }, or keep try await pool.borrow()"
  )
  @_documentation(visibility: private)
  public func take() -> Element { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "borrow for a block: try await pool.withBorrowed { element in … }, or keep try await pool.borrow()"
  )
  @_documentation(visibility: private)
  public func checkOut() -> Element { fatalError() }

  @available(*, unavailable, message: "end the lease that borrow() returned: lease.end()")
  @_documentation(visibility: private)
  public func release(_ element: Element) { fatalError() }

  @available(*, unavailable, message: "end the lease that borrow() returned: lease.end()")
  @_documentation(visibility: private)
  public func put(_ element: Element) { fatalError() }

  @available(*, unavailable, message: "end the lease that borrow() returned: lease.end()")
  @_documentation(visibility: private)
  public func `return`(_ element: Element) { fatalError() }

  @available(*, unavailable, message: "end the lease that borrow() returned: lease.end()")
  @_documentation(visibility: private)
  public func checkIn(_ element: Element) { fatalError() }

  @available(*, unavailable, message: "write pool.statistics")
  @_documentation(visibility: private)
  public var count: Int { fatalError() }
}
