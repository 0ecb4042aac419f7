import Understudy

/// A sequence whose elements the test sends.
///
/// Return it, or a ``stream`` of it, from a double, and drive the code that consumes it:
///
/// ```swift
/// let prices = ManualSequence<Int, Never>("prices")
/// exchange.ticks.returns(prices.stream)
///
/// let watching = Task { await board.follow(exchange) }
/// prices.send(120)
/// prices.send(90)
/// await prices.allConsumed()  // the board has shown both and waits for the next
/// #expect(board.lowest == 90)
/// prices.finish()             // and the loop ends
/// await watching.value
/// ```
///
/// Every consumer gets all elements from the first one, those that were sent before it began, too;
/// so it does not matter whether the test sends first or the loop starts first. A consumer is
/// counted from the moment it asks for its first element until its loop ends. If its task is
/// cancelled, the loop ends as if the sequence had finished.
///
/// A sequence made in a test finishes when that test ends, so that no loop outlives its test.
///
/// It may be used from any thread. All elements stay in memory as long as it does.
public final class ManualSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  let core: SequenceCore<Element, Failure>

  /// Makes a sequence without elements.
  ///
  /// - Parameter name: the name of the sequence in messages; useful in a test with several.
  public init(_ name: String = "") {
    core = SequenceCore(name)
    let core = core
    (Container.override?.host as? TestScope)?.whenEnding { [weak core] in core?.endWithTest() }
  }

  /// The number of consumers: loops that have asked for an element and have not ended.
  ///
  /// To wait for them, use ``consumers(atLeast:within:clock:fileID:filePath:line:column:)``.
  public var consumers: Int { core.state.withLock(\.count) }

  /// Sends an element to every consumer, present and later.
  ///
  /// ```swift
  /// prices.send(120)
  /// ```
  ///
  /// After the end of the sequence it is ignored, and the test fails at this line.
  ///
  /// - Parameter element: the element to send.
  /// - Complexity: O(consumers).
  public func send(
    _ element: Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    core.change("send(_:)", at: site) { $0.send(CollectionOfOne(element)) }
  }

  /// Sends several elements in their order, as if by one ``send(_:fileID:filePath:line:column:)``
  /// each.
  ///
  /// ```swift
  /// prices.send(contentsOf: [120, 90])
  /// ```
  ///
  /// - Parameter elements: the elements to send.
  public func send(
    contentsOf elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    // Outside the lock: it may be code of the test.
    let elements = Array(elements)
    core.change("send(contentsOf:)", at: site) { $0.send(elements) }
  }

  /// Ends the sequence: consumers get the elements that they have not got yet, then their loops end.
  ///
  /// ```swift
  /// prices.finish()
  /// ```
  ///
  /// A sequence that has ended stays as it is.
  public func finish() { core.finish() }

  /// Ends the sequence with an error, which consumers get after the elements.
  ///
  /// ```swift
  /// let prices = ManualSequence<Int, any Error>("prices")
  /// prices.send(120)
  /// prices.fail(ExchangeError.closed)
  /// ```
  ///
  /// After the end of the sequence it is ignored, and the test fails at this line.
  ///
  /// - Parameter error: the error that every consumer's loop throws, present and later ones.
  public func fail(
    _ error: Failure,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    core.change("fail(_:)", at: site) { $0.end(.failed(error)) }
  }

  /// Returns an iterator that begins with the first element.
  public func makeAsyncIterator() -> Iterator { Iterator(core) }

  /// An iterator over the elements of a manual sequence.
  public struct Iterator: AsyncIteratorProtocol {
    private let consumer: SequenceConsumer<Element, Failure>

    init(_ core: SequenceCore<Element, Failure>) { consumer = SequenceConsumer(core) }

    /// The next element, as soon as the test sends it; `nil` after the last one, and if the task is
    /// cancelled.
    ///
    /// - Throws: the error that the sequence has failed with.
    public mutating func next() async throws(Failure) -> Element? { try await consumer.next() }

    /// The next element, as in ``next()``.
    ///
    /// - Parameter actor: the isolation of the caller.
    /// - Throws: the error that the sequence has failed with.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      try await consumer.next()
    }
  }
}

extension ManualSequence where Failure == Never {
  /// The elements as a stream, for a member whose result is an `AsyncStream`.
  ///
  /// Each read gives a new stream, which begins with the first element.
  public var stream: AsyncStream<Element> {
    let consumer = SequenceConsumer(core)
    return AsyncStream { await consumer.next() }
  }
}

extension ManualSequence {
  /// The elements as a stream that can throw, for a member whose result is an
  /// `AsyncThrowingStream`.
  ///
  /// Each read gives a new stream, which begins with the first element.
  public var throwingStream: AsyncThrowingStream<Element, any Error> {
    let consumer = SequenceConsumer(core)
    return AsyncThrowingStream { try await consumer.next() }
  }
}
