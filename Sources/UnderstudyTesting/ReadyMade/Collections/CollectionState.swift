/// The contents of a collection in memory, as a value: the elements by identity, in the order in which
/// they were inserted, and which change was the last for each identity.
///
/// A transaction works on a copy, a ``CollectionDraft``, and is committed only if nothing that it has
/// read or written has changed in the meantime. So committed transactions are serializable.
struct CollectionState<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  typealias ID = Element.ID

  struct Row: Sendable {
    /// The position in the order of insertion.
    let place: UInt64
    var element: Element
  }

  private(set) var rows: [ID: Row] = [:]
  private var nextPlace: UInt64 = 0
  /// The number of the last change, and of the last one for each identity, removed ones included.
  private(set) var lastChange: UInt64 = 0
  private var changes: [ID: UInt64] = [:]
  /// The number of the last change of everything.
  private var lastRestoration: UInt64 = 0

  /// A change of one element.
  enum Change: Sendable {
    case insert(Element)
    case update(Element)
    case save(Element)
    case delete(ID)
  }

  /// The outcome of a change, with the former element, which is released outside a lock.
  enum Outcome: Sendable {
    case changed(former: Element?)
    /// There is one with the identity.
    case exists
    /// There is none with the identity.
    case missing
  }

  init() {}

  /// Makes contents; the last of several elements with one identity counts.
  init(_ elements: [Element]) { for element in elements { put(element, element.id) } }

  /// The elements, in the order of insertion. O(n log n).
  var elements: [Element] {
    rows.values.sorted { $0.place < $1.place }.map(\.element)
  }

  mutating func perform(_ change: Change, of id: ID) -> Outcome {
    switch change {
    case .insert(let element): rows[id] == nil ? .changed(former: put(element, id)) : .exists
    case .update(let element): rows[id] == nil ? .missing : .changed(former: put(element, id))
    case .save(let element): .changed(former: put(element, id))
    case .delete: .changed(former: remove(id))
    }
  }

  /// Sets the element of its identity, which keeps its place if there is one already.
  ///
  /// - Returns: the former element, to be released outside a lock.
  @discardableResult
  private mutating func put(_ element: Element, _ id: ID) -> Element? {
    note(id)
    if let row = rows[id] {
      rows[id] = Row(place: row.place, element: element)
      return row.element
    }
    rows[id] = Row(place: nextPlace, element: element)
    nextPlace += 1
    return nil
  }

  /// Removes the element of an identity.
  private mutating func remove(_ id: ID) -> Element? {
    guard let row = rows.removeValue(forKey: id) else { return nil }
    note(id)
    return row.element
  }

  /// Replaces everything, which is in conflict with every transaction that has begun.
  mutating func restore(_ earlier: CollectionState) {
    let change = lastChange + 1
    self = earlier
    (lastChange, lastRestoration) = (change, change)
    changes = [:]
  }

  private mutating func note(_ id: ID) {
    lastChange += 1
    changes[id] = lastChange
  }

  // MARK: - Transactions

  /// Returns whether something that a draft has read or written has changed since it began.
  private func isInConflict(with draft: CollectionDraft<Element>) -> Bool {
    if lastRestoration > draft.start { return true }
    if draft.hasReadAll { return lastChange > draft.start }
    return draft.touched.contains { changes[$0, default: 0] > draft.start }
  }

  /// Applies the changes of a draft, all of them or none.
  ///
  /// - Returns: whether they were applied.
  mutating func commit(_ draft: CollectionDraft<Element>) -> Bool {
    guard !isInConflict(with: draft) else { return false }
    var appended: [(id: ID, row: Row)] = []
    for id in draft.written {
      guard let row = draft.state.rows[id] else {
        _ = remove(id)
        continue
      }
      // A place that it had before the transaction. Later ones may be taken by others meanwhile.
      if rows[id]?.place == row.place {
        put(row.element, id)
      } else {
        _ = remove(id)
        appended.append((id, row))
      }
    }
    for (id, row) in appended.sorted(by: { $0.row.place < $1.row.place }) { put(row.element, id) }
    return true
  }
}

/// The contents as a transaction sees them, and what it has read and written, as a value.
struct CollectionDraft<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  typealias ID = Element.ID

  var state: CollectionState<Element>
  /// The last change when it began.
  let start: UInt64
  private(set) var read: Set<ID> = []
  private(set) var written: Set<ID> = []
  /// Whether it has read what no identity is known of: a query finds new elements, too.
  private(set) var hasReadAll = false

  init(of state: CollectionState<Element>) {
    self.state = state
    start = state.lastChange
  }

  var touched: Set<ID> { read.union(written) }

  mutating func noteRead(_ id: ID) { read.insert(id) }
  mutating func noteReadAll() { hasReadAll = true }
  mutating func noteWrite(_ id: ID) { written.insert(id) }

  /// Takes over what a transaction within this one has read: its outcome depends on it.
  mutating func noteReads(of inner: CollectionDraft) {
    read.formUnion(inner.read)
    hasReadAll = hasReadAll || inner.hasReadAll
  }

  mutating func noteWrites(of inner: CollectionDraft) { written.formUnion(inner.written) }
}
