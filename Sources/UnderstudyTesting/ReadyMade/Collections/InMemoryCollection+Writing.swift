import Understudy

/// Changes elements, each in one step.
extension InMemoryCollection {
  /// Adds an element.
  ///
  /// - Parameter element: the element to store.
  /// - Throws: ``InMemoryCollectionError/alreadyExists(id:element:)`` if there is one with its
  ///   identity; an error on demand.
  public func insert(_ element: Element) throws {
    insertions.call(element)
    try perform(.insert(element), of: element.id)
  }

  /// Replaces the element with the same identity; it keeps its place in the order.
  ///
  /// - Parameter element: the element to store.
  /// - Throws: ``InMemoryCollectionError/notFound(id:element:)`` if there is none; an error on demand.
  public func update(_ element: Element) throws {
    updates.call(element)
    try perform(.update(element), of: element.id)
  }

  /// Inserts an element, or replaces the one with the same identity.
  ///
  /// - Parameter element: the element to store.
  /// - Throws: an error on demand.
  public func save(_ element: Element) throws {
    saves.call(element)
    try perform(.save(element), of: element.id)
  }

  /// Deletes the element with an identity.
  ///
  /// - Parameter id: the identity of the element.
  /// - Returns: the deleted element; `nil` if there was none.
  /// - Throws: an error on demand.
  @discardableResult
  public func delete(_ id: ID) throws -> Element? {
    deletions.call(id)
    return try perform(.delete(id), of: id)
  }

  @discardableResult
  private func perform(_ change: CollectionState<Element>.Change, of id: ID) throws -> Element? {
    try fail(.write(id))
    switch try space.perform(change, of: id) {
    case .changed(let former): return former
    case .exists:
      throw InMemoryCollectionError.alreadyExists(id: "\(id)", element: "\(Element.self)")
    case .missing: throw InMemoryCollectionError.notFound(id: "\(id)", element: "\(Element.self)")
    }
  }

  func fail(_ access: CollectionFailures<ID>.Access) throws {
    if let error = failures.failure(of: access) { throw error }
  }
}

/// Makes operations fail.
extension InMemoryCollection {
  /// Lets the next operation of a kind fail, before it changes anything.
  ///
  /// ```swift
  /// tickets.failNext(.writes, with: DiskFull())
  /// #expect(throws: DiskFull.self) { try desk.sell(7) }
  /// try desk.sell(7)  // works again
  /// ```
  ///
  /// Failures of one kind come in the order in which they were asked for.
  ///
  /// - Parameters:
  ///   - operation: the kind.
  ///   - error: what it throws.
  ///   - times: how many of them fail; 1 by default.
  public func failNext(_ operation: Operation, with error: any Error, times: Int = 1) {
    failures.add(operation, error, times: times)
  }

  /// Lets each operation of a kind fail, until ``stopFailing()`` or a reset.
  ///
  /// ```swift
  /// tickets.failEach(.reads(of: 7), with: Damaged())
  /// ```
  ///
  /// - Parameters:
  ///   - operation: the operations that fail.
  ///   - error: the error that they throw.
  public func failEach(_ operation: Operation, with error: any Error) {
    failures.add(operation, error, times: nil)
  }

  /// Lets all operations work again.
  public func stopFailing() { failures.removeAll() }
}
