/// Reads elements.
extension InMemoryCollection {
  /// Returns the element with an identity; `nil` if there is none.
  ///
  /// - Parameter id: the identity of the element.
  /// - Throws: an error on demand.
  /// - Complexity: O(1).
  public func fetch(_ id: ID) throws -> Element? {
    fetches.call(id)
    try fail(.read(id))
    return try space.read(id)
  }

  /// Returns the elements that satisfy a condition, in the order of insertion.
  ///
  /// ```swift
  /// let sold = try tickets.fetch { $0.isSold }
  /// let all = try tickets.fetch()
  /// ```
  ///
  /// - Parameter isIncluded: the condition; by default, all elements.
  /// - Throws: what the condition throws; an error on demand.
  /// - Complexity: O(*n* log *n*).
  public func fetch(where isIncluded: (Element) throws -> Bool = { _ in true }) throws -> [Element]
  {
    queries.call()
    try fail(.read(nil))
    return try space.readAll().filter(isIncluded)
  }

  /// Returns the elements that satisfy a condition, in an order, and at most as many as wanted.
  ///
  /// ```swift
  /// let best = try tickets.fetch(where: { !$0.isSold }, sortedBy: { $0.row < $1.row }, limit: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - isIncluded: the condition; by default, all elements.
  ///   - areInIncreasingOrder: the order; elements that it does not order keep that of insertion.
  ///   - limit: the most elements to return; `nil` for all, and none for a negative one.
  /// - Throws: what the closures throw; an error on demand.
  public func fetch(
    where isIncluded: (Element) throws -> Bool = { _ in true },
    sortedBy areInIncreasingOrder: (Element, Element) throws -> Bool,
    limit: Int? = nil
  ) throws -> [Element] {
    let sorted = try fetch(where: isIncluded).sorted(by: areInIncreasingOrder)
    return limit.map { Array(sorted.prefix(max(0, $0))) } ?? sorted
  }

  /// Returns the elements that satisfy a condition, in the order of a property, smallest first.
  ///
  /// ```swift
  /// let cheapest = try tickets.fetch(sortedBy: \.price, limit: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - isIncluded: the condition; by default, all elements.
  ///   - property: the property to sort by, in ascending order.
  ///   - limit: the most elements to return; `nil` for all, and none for a negative one.
  /// - Throws: what the closures throw; an error on demand.
  public func fetch<Value: Comparable>(
    where isIncluded: (Element) throws -> Bool = { _ in true },
    sortedBy property: KeyPath<Element, Value>,
    limit: Int? = nil
  ) throws -> [Element] {
    try fetch(
      where: isIncluded,
      sortedBy: { $0[keyPath: property] < $1[keyPath: property] },
      limit: limit
    )
  }

  /// Returns the number of elements that satisfy a condition, as a recorded query that may fail.
  ///
  /// - Parameter isIncluded: returns whether an element counts.
  /// - Throws: what the closure throws; an error on demand.
  public func count(where isIncluded: (Element) throws -> Bool) throws -> Int {
    try fetch(where: isIncluded).count
  }
}
