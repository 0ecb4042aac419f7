import Understudy

/// Holds asynchronous code where it stands until the test opens it, and tells when code is there.
///
/// A test that is about what happens *meanwhile* has to know that the code under test has come so
/// far, and to keep it from going on. Put a gate in its way, in a double's answer for example:
///
/// ```swift
/// let gate = Gate("charging")
/// gateway.charging.answers { _ in
///   try? await gate.pass()
///   return Receipt(id: "1")
/// }
///
/// let sale = Task { try await office.sell(seat) }
/// await gate.entered()  // the sale is at the payment now, and stays there
/// #expect(await seats.isHeld(seat))
/// gate.open()
/// _ = try await sale.value
/// ```
///
/// A new gate is closed. ``open()`` lets everyone through until it is closed again, and
/// ``letThrough(_:fileID:filePath:line:column:)`` only so many: those who wait, in the order in
/// which they came, then those to come. Nothing here polls or sleeps: whoever waits is resumed by
/// what it waits for.
///
/// A gate may be used from any thread, and ``pass()`` from any actor. Synchronous code
/// cannot wait in it.
public final class Gate: Sendable {
  typealias State = GateState<CheckedContinuation<WaitEnd, Never>>

  /// What messages call the gate.
  public let name: String

  let state = Lock(State())

  /// Makes a closed gate.
  ///
  /// - Parameter name: what messages call it; of use where a test has several.
  public init(_ name: String = "") {
    self.name = name
  }

  /// How many have come so far, whether they went through or not.
  ///
  /// To wait for them there is ``entered(_:within:clock:fileID:filePath:line:column:)``.
  public var arrivals: Int { state.withLock { $0.arrivals } }

  /// How many wait in the gate now.
  public var waiting: Int { state.withLock { $0.passing.count } }

  /// Lets everyone through: those who wait in it and those to come, until ``close()``.
  ///
  /// ```swift
  /// gate.open()
  /// ```
  public func open() {
    state.withLock { $0.open() }.resume()
  }

  /// Makes those to come wait, whatever ``letThrough(_:fileID:filePath:line:column:)`` has left over.
  ///
  /// ```swift
  /// gate.open()
  /// await gate.entered(3)
  /// gate.close()  // the fourth waits
  /// ```
  ///
  /// Whoever was let through before is on its way and does not come back.
  public func close() {
    state.withLock { $0.close() }
  }

  /// Lets so many through: first those who have waited longest, then the next to come.
  ///
  /// ```swift
  /// gate.letThrough()   // the first one only
  /// gate.letThrough(2)  // and two more
  /// ```
  ///
  /// In an open gate everyone goes through as it is, and this changes nothing.
  ///
  /// - Parameters:
  ///   - number: how many; less than none is an issue and changes nothing.
  ///   - fileID: where that issue is reported, like the three after it: the caller's line.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  public func letThrough(
    _ number: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard number >= 0 else {
      let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      IssueSinks.record(ContainerIssue(GateText(name).letThroughLessThanNone(number), at: site))
      return
    }
    state.withLock { $0.letThrough(number) }.resume()
  }

  /// Ends the gate for good: whoever is in it and whoever comes leaves with `CancellationError`.
  ///
  /// - Parameter reason: why, for those who wait for arrivals: `its double was reset`.
  package func end(because reason: String) {
    state.withLock { $0.end(because: reason) }.resume()
  }

  /// Whether the gate lets nobody in any more, so that there is no use in setting it up.
  package var isEnded: Bool { state.withLock { $0.isEnded } }
}
