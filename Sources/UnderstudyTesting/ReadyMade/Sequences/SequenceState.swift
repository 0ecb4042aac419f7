/// What a consumer of a manual sequence gets.
enum SequenceDelivery<Element: Sendable, Failure: Error>: Sendable {
  case element(Element)
  case finished
  case failed(Failure)
}

/// The state of a manual sequence: what was sent, who consumes it, and who waits for that.
///
/// A pure value; its guard resumes, outside the lock, what it returns.
///
/// A consumer *has begun* with ``begin()`` and stays until it ``leave(_:)``s or has got the end. It
/// *asks* for an element with ``next(for:)``, and if there is none yet, it is *idle* until its next
/// element, or the end, is sent. Its handle follows by ``attach(_:to:)``, possibly after that.
///
/// Invariants: nothing is sent after the end; a consumer has handles only while it is idle, and each
/// handle is returned once.
struct SequenceState<Element: Sendable, Failure: Error, Handle: Sendable, Waiter: Sendable>:
  Sendable
{
  typealias ID = Int
  typealias Waits = WaitList<Waiter>

  typealias Delivery = SequenceDelivery<Element, Failure>

  enum End: Sendable {
    case finished
    case failed(Failure)
  }

  /// What has to be resumed.
  struct Resumptions: Sendable {
    var consumers: [(handle: Handle, delivery: Delivery)] = []
    var waiters: [Waits.Resumption] = []
  }

  private struct Consumer {
    /// The number of elements it has got.
    var position = 0
    var isAsking = false
    /// In the order of asking; several if tasks share one stream.
    var handles: [Handle] = []
  }

  private(set) var sent: [Element] = []
  private(set) var end: End?
  /// The number of elements that at least one consumer has got.
  private var delivered = 0
  private var consumers: [ID: Consumer] = [:]
  private var lastID = 0
  var waits = Waits()
  private var conditions: [Waits.ID: SequenceCondition] = [:]

  /// The number of consumers that have begun and not left.
  var count: Int { consumers.count }
  /// The number of elements that no consumer has got.
  var untaken: Int { sent.count - delivered }
  /// The number of consumers that work on an element or have not got the last one.
  var busy: Int { consumers.values.count { !isIdle($0) } }

  private func isIdle(_ consumer: Consumer) -> Bool {
    consumer.isAsking && consumer.position == sent.count
  }
}

// MARK: - Consuming

extension SequenceState {
  mutating func begin() -> (ID, Resumptions) {
    lastID += 1
    consumers[lastID] = Consumer()
    return (lastID, Resumptions(waiters: endWaitsThatAreMet()))
  }

  /// The next element or the end; `nil` if there is none yet, and the handle is to follow.
  mutating func next(for id: ID) -> (Delivery?, Resumptions) {
    let delivery = take(id)
    if delivery == nil { consumers[id]?.isAsking = true }
    return (delivery, Resumptions(waiters: endWaitsThatAreMet()))
  }

  /// Gives an idle consumer the handle to resume it by; returns what came before that.
  mutating func attach(_ handle: Handle, to id: ID) -> (Delivery?, Resumptions) {
    let (delivery, resumptions) = next(for: id)
    if delivery == nil { consumers[id]?.handles.append(handle) }
    return (delivery, resumptions)
  }

  /// Ends a consumer that asks no more; one that is idle gets the end.
  mutating func leave(_ id: ID) -> Resumptions {
    guard let consumer = consumers.removeValue(forKey: id) else { return Resumptions() }
    return Resumptions(
      consumers: consumer.handles.map { ($0, .finished) },
      waiters: endWaitsThatAreMet()
    )
  }

  private mutating func take(_ id: ID) -> Delivery? {
    guard let position = consumers[id]?.position else { return .finished }
    if position < sent.count {
      consumers[id]?.position += 1
      consumers[id]?.isAsking = false
      delivered = max(delivered, position + 1)
      return .element(sent[position])
    }
    guard let end else { return nil }
    consumers[id] = nil
    return switch end {
    case .finished: .finished
    case .failed(let error): .failed(error)
    }
  }
}

// MARK: - Sending

extension SequenceState {
  /// Sends the elements to every consumer, present and later.
  ///
  /// - Returns: `nil` if the sequence has ended; then nothing is sent.
  mutating func send(_ elements: some Sequence<Element>) -> Resumptions? {
    guard end == nil else { return nil }
    sent.append(contentsOf: elements)
    return deliver()
  }

  /// - Returns: `nil` if the sequence has ended already.
  mutating func end(_ end: End) -> Resumptions? {
    guard self.end == nil else { return nil }
    self.end = end
    return deliver()
  }

  private mutating func deliver() -> Resumptions {
    var resumptions = Resumptions()
    // In the order in which they began.
    for id in consumers.keys.sorted() {
      let handles = consumers[id]?.handles ?? []
      var left = handles[...]
      while let handle = left.first, let delivery = take(id) {
        left.removeFirst()
        resumptions.consumers.append((handle, delivery))
      }
      consumers[id]?.handles = Array(left)
      if !left.isEmpty { consumers[id]?.isAsking = true }
    }
    resumptions.waiters = endWaitsThatAreMet()
    return resumptions
  }
}

// MARK: - Waiting

/// What a wait on a manual sequence is for.
enum SequenceCondition: Hashable, Sendable {
  case consumers(atLeast: Int)
  /// Every element was taken, and every consumer asks for another.
  case allConsumed
}

extension SequenceState {
  /// Registers a waiter.
  ///
  /// - Returns: `nil` if the condition holds already.
  mutating func wait(for condition: SequenceCondition) -> Waits.ID? {
    if holds(condition) { return nil }
    let id = waits.register()
    conditions[id] = condition
    return id
  }

  /// Forgets a waiter that has got its end.
  mutating func forget(_ id: Waits.ID) { conditions[id] = nil }

  private func holds(_ condition: SequenceCondition) -> Bool {
    switch condition {
    case .consumers(let least): count >= least
    case .allConsumed: untaken == 0 && busy == 0
    }
  }

  private mutating func endWaitsThatAreMet() -> [Waits.Resumption] {
    // Usually there are no waits.
    guard !conditions.isEmpty else { return [] }
    let met = conditions.filter { holds($0.value) }.keys.sorted()
    return met.compactMap { waits.end($0, as: .satisfied) }
  }
}
