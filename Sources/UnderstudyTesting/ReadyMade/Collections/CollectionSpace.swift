import Understudy

/// Guards the contents that a collection works on: the committed ones, or those of a transaction.
///
/// What a change drops is released outside the lock, and conditions and orders run outside it.
final class CollectionSpace<Element: Identifiable & Sendable>: Sendable
where Element.ID: Sendable {
  typealias ID = Element.ID
  typealias State = CollectionState<Element>
  typealias Draft = CollectionDraft<Element>

  enum Contents: Sendable {
    case root(State)
    case draft(Draft)
    /// A transaction that has ended.
    case ended
  }

  private let contents: Lock<Contents>

  init(_ contents: Contents) { self.contents = Lock(contents) }

  /// The present elements, whatever the space is; those of an ended transaction are none.
  var state: State { contents.withLock { $0.state } ?? State() }

  var everything: [Element] { observed.elements }
  var count: Int { observed.rows.count }

  /// The present elements; within a transaction, its outcome depends on them from now on.
  private var observed: State {
    contents.withLock { contents in
      guard case .draft(var draft) = contents else { return contents.state ?? State() }
      contents = .ended  // so that it is not copied
      draft.noteReadAll()
      contents = .draft(draft)
      return draft.state
    }
  }

  // MARK: - Operations

  func read(_ id: ID) throws -> Element? {
    try contents.withLock { contents -> Element? in
      switch contents {
      case .root(let state): return state.rows[id]?.element
      case .draft(var draft):
        contents = .ended  // so that it is not copied
        draft.noteRead(id)
        contents = .draft(draft)
        return draft.state.rows[id]?.element
      case .ended: throw Self.ended
      }
    }
  }

  func readAll() throws -> [Element] {
    let state = try contents.withLock { contents -> State in
      switch contents {
      case .root(let state): return state
      case .draft(var draft):
        contents = .ended
        draft.noteReadAll()
        contents = .draft(draft)
        return draft.state
      case .ended: throw Self.ended
      }
    }
    return state.elements
  }

  /// Changes one element.
  ///
  /// - Parameter id: its identity, read before: an element is the user's code.
  func perform(_ change: State.Change, of id: ID) throws -> State.Outcome {
    try contents.withLock { contents in
      switch contents {
      case .root(var state):
        contents = .ended  // so that it is not copied
        defer { contents = .root(state) }
        return state.perform(change, of: id)
      case .draft(var draft):
        contents = .ended
        defer { contents = .draft(draft) }
        let outcome = draft.state.perform(change, of: id)
        // One that is refused has seen whether the element is there, and has changed nothing.
        if case .changed = outcome { draft.noteWrite(id) } else { draft.noteRead(id) }
        return outcome
      case .ended: throw Self.ended
      }
    }
  }

  func restore(_ earlier: State) {
    let former = contents.withLock { contents in
      let former = contents
      switch contents {
      case .root(var state):
        state.restore(earlier)
        contents = .root(state)
      case .draft(var draft):
        for id in draft.state.rows.keys { draft.noteWrite(id) }
        for id in earlier.rows.keys { draft.noteWrite(id) }
        draft.state.restore(earlier)
        contents = .draft(draft)
      case .ended: break
      }
      return former
    }
    withExtendedLifetime(former) {}
  }

  // MARK: - Transactions

  func begin() throws -> CollectionSpace {
    let state = try contents.withLock { contents -> State in
      guard let state = contents.state else { throw Self.ended }
      return state
    }
    return CollectionSpace(.draft(Draft(of: state)))
  }

  /// Takes over the changes of a transaction.
  func commit(_ inner: CollectionSpace) throws {
    guard let draft = inner.take() else { throw Self.ended }
    let former = try contents.withLock { contents -> Contents in
      let former = contents
      switch contents {
      case .root(var state):
        guard state.commit(draft) else { throw Self.conflict }
        contents = .root(state)
      case .draft(var outer):
        outer.noteReads(of: draft)
        guard outer.state.commit(draft) else {
          contents = .draft(outer)
          throw Self.conflict
        }
        outer.noteWrites(of: draft)
        contents = .draft(outer)
      case .ended: throw Self.ended
      }
      return former
    }
    withExtendedLifetime(former) {}
  }

  /// Takes over what a transaction that was rolled back has read.
  func noteReads(of inner: CollectionSpace) {
    guard let draft = inner.draft else { return }
    contents.withLock { contents in
      guard case .draft(var outer) = contents else { return }
      outer.noteReads(of: draft)
      contents = .draft(outer)
    }
  }

  /// Ends a transaction: its collection can no longer be used.
  func end() {
    let former = contents.withLock { contents in
      defer { contents = .ended }
      return contents
    }
    withExtendedLifetime(former) {}
  }

  /// Ends a transaction, and returns what it has done: a write that comes later is refused.
  private func take() -> Draft? {
    contents.withLock { contents in
      guard case .draft(let draft) = contents else { return nil }
      contents = .ended
      return draft
    }
  }

  private var draft: Draft? {
    contents.withLock { if case .draft(let draft) = $0 { draft } else { nil } }
  }

  private static var ended: InMemoryCollectionError {
    .transactionEnded(element: "\(Element.self)")
  }

  private static var conflict: InMemoryCollectionError { .conflict(element: "\(Element.self)") }
}

extension CollectionSpace.Contents {
  fileprivate var state: CollectionSpace.State? {
    switch self {
    case .root(let state): state
    case .draft(let draft): draft.state
    case .ended: nil
    }
  }
}
