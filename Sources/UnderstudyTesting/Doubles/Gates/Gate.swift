import Understudy

/// A gate that stops asynchronous code until the test opens it, and reports when code has arrived.
///
/// A test of what happens *meanwhile* has to know that the code under test has reached a point, and
/// to stop it there. Put a gate in its way, in a double's answer for example:
///
/// ```swift
/// let gate = Gate("charging")
/// gateway.charging.answers { _ in
///   try? await gate.pass()
///   return Receipt(id: "1")
/// }
///
/// let sale = Task { try await office.sell(seat) }
/// await gate.waitForArrivals()  // the sale waits for the payment now
/// #expect(await seats.isHeld(seat))
/// gate.open()
/// _ = try await sale.value
/// ```
///
/// A new gate is closed. ``open()`` lets every caller through until it is closed again, and
/// ``admit(_:fileID:filePath:line:column:)`` a number of them: those that wait, in the order
/// of their arrival, then later ones. Nothing here polls or sleeps: each waiter is resumed by the
/// event it waits for.
///
/// A gate may be used from any thread, and ``pass(fileID:filePath:line:column:)`` from any actor.
/// Synchronous code cannot wait in it.
public final class Gate: Sendable {
  typealias State = GateState<CheckedContinuation<WaitEnd, Never>>

  /// The name of the gate in messages.
  package let name: String

  let state = Lock(State())

  /// Makes a closed gate.
  ///
  /// - Parameter name: the name of the gate in messages; useful in a test with several.
  public init(_ name: String = "") {
    self.name = name
  }

  /// The number of arrivals so far, whether they passed the gate or not.
  ///
  /// To wait for arrivals, use ``waitForArrivals(_:within:clock:fileID:filePath:line:column:)``.
  public var arrivals: Int { state.withLock { $0.arrivals } }

  /// The number of callers that wait in the gate now.
  public var waiting: Int { state.withLock { $0.passing.count } }

  /// Lets every caller through, waiting or later, until ``close()``.
  ///
  /// ```swift
  /// gate.open()
  /// ```
  public func open() {
    state.withLock { $0.open() }.resume()
  }

  /// Makes later callers wait, whatever turns ``admit(_:fileID:filePath:line:column:)`` has
  /// left.
  ///
  /// ```swift
  /// gate.open()
  /// await gate.waitForArrivals(3)
  /// gate.close()  // the fourth waits
  /// ```
  ///
  /// Callers that were let through before are on their way and do not return.
  public func close() {
    state.withLock { $0.close() }
  }

  /// Lets a number of callers through: first those that have waited longest, then the next to
  /// arrive.
  ///
  /// ```swift
  /// gate.admit()   // the first one only
  /// gate.admit(2)  // and two more
  /// ```
  ///
  /// An open gate lets every caller through already, so this changes nothing.
  ///
  /// - Parameters:
  ///   - number: the number of callers; a negative one is an issue and changes nothing.
  ///   - fileID: with the three after it, the site of that issue: the caller's line.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  public func admit(
    _ number: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard number >= 0 else {
      let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      NearestHost.record(ContainerIssue(GateText(name).letThroughLessThanNone(number), at: site))
      return
    }
    state.withLock { $0.admit(number) }.resume()
  }

  /// Ends the gate permanently: current and later callers leave with `CancellationError`.
  ///
  /// - Parameter reason: the reason, for waiters for arrivals: `its double was reset`.
  package func end(because reason: String) {
    state.withLock { $0.end(because: reason) }.resume()
  }

  /// Whether the gate has ended and admits no callers, so that setting it up is useless.
  package var isEnded: Bool { state.withLock { $0.isEnded } }
}
