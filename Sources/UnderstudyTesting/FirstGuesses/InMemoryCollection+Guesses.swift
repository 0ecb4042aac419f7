// Unavailable declarations for guesses from other tools; the messages name the real API.

extension InMemoryCollection {
  @available(*, unavailable, message: "Write try tickets.insert(ticket).")
  @discardableResult
  public func add(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.insert(ticket).")
  @discardableResult
  public func create(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.insert(ticket).")
  @discardableResult
  public func append(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.save(ticket).")
  @discardableResult
  public func upsert(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.save(ticket).")
  @discardableResult
  public func put(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.save(ticket).")
  @discardableResult
  public func set(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.delete(ticket.id).")
  @discardableResult
  public func delete(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.delete(ticket.id).")
  @discardableResult
  public func remove(_ element: Element, _ nothing: FirstGuess? = nil) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.delete(7).")
  @discardableResult
  public func remove(_ id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.delete(7).")
  @discardableResult
  public func delete(id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.delete(7).")
  @discardableResult
  public func remove(id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch(7).")
  @discardableResult
  public func get(_ id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch(7).")
  @discardableResult
  public func find(_ id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch(7).")
  @discardableResult
  public func fetch(id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch(7).")
  @discardableResult
  public func find(id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch(7).")
  @discardableResult
  public func get(id: ID, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch().")
  @discardableResult
  public func fetchAll(_ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch().")
  @discardableResult
  public func all(_ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch().")
  @discardableResult
  public func getAll(_ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch().")
  @discardableResult
  public func findAll(_ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try tickets.fetch { $0.isSold }.")
  @discardableResult
  public func filter(_ isIncluded: (Element) throws -> Bool, _ nothing: FirstGuess? = nil)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.fetch { $0.isSold }.")
  @discardableResult
  public func query(_ isIncluded: (Element) throws -> Bool, _ nothing: FirstGuess? = nil)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.fetch { $0.isSold }.")
  @discardableResult
  public func fetchAll(where isIncluded: (Element) throws -> Bool, _ nothing: FirstGuess? = nil)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write try tickets.fetch { $0.isSold }.")
  @discardableResult
  public func find(where isIncluded: (Element) throws -> Bool, _ nothing: FirstGuess? = nil)
    -> FirstGuess
  {
    unavailable()
  }
}

extension InMemoryCollection {
  @available(*, unavailable, message: "Write tickets.elements.")
  public var values: [Element]! { unavailable() }

  @available(*, unavailable, message: "Write tickets.elements.")
  public var contents: [Element]! { unavailable() }

  @available(*, unavailable, message: "Write tickets.failNext(.writes, with: DiskFull()).")
  public func fail(with error: any Error, _ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write tickets.failNext(.writes, with: DiskFull()).")
  public func failNextWrite(with error: any Error, _ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write tickets.failNext(.writes, with: DiskFull()).")
  public func failWrites(with error: any Error, _ nothing: FirstGuess? = nil) { unavailable() }
}
