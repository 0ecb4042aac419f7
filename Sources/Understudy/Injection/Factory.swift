/// Injects a factory: each read of the property resolves anew.
///
/// ```swift
/// struct Window {
///   @Factory var printer: TicketPrinter  // registered as `.transient`: another one at each read
/// }
/// ```
///
/// It captures its container as ``Injected`` does, and keeps nothing that it has made. The
/// registration's lifetime decides what a read returns.
///
/// A getter cannot throw: reading something that is missing, or that only asynchronous code can
/// build, fails the test as a read of ``Injected`` does, and traps if there is no fallback.
/// `try $printer.make()`, or `try await`, throws instead.
@propertyWrapper
public struct Factory<Value>: Sendable {
  private let lookup: Lookup<Value>
  private let site: SourceSite
  private let owner: StaticString

  /// Makes a factory of the unnamed registration, or of a named one.
  ///
  /// - Parameters:
  ///   - name: the name it is registered under.
  ///   - owner: the owner's name in messages; the default is the enclosing type.
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    owner: StaticString = #function
  ) {
    let reference = ContainerReference.captured(for: Value.self, name: name, at: fileID, line)
      .outsideGraph
    lookup = Lookup(reference: reference, name: name, owner: owner)
    site = SourceSite(fileID: fileID, line: line)
    self.owner = owner
  }

  /// Another instance. If there is none, the read traps after the issue is recorded and printed.
  public var wrappedValue: Value {
    do {
      return try lookup.resolve(at: site, reportsMisses: false).value
    } catch {
      let reason = error.description(fix: error.remedy(forPropertyOf: owner))
      let text = "\(Key(Value.self, name: lookup.name)) of \(owner) could not be made. \(reason)"
      let container = lookup.reference.container
      let severity = container?.severity(of: error) ?? .error
      IssueOutlet.recordUnreadable(text, severity: severity, at: site, in: container)
      if let value = lookup.afterlife(at: site) { return value }
      if let value = Container.substitute(for: Value.self, name: lookup.name, in: container) {
        return value
      }
      fatalError(
        "\(site): \(text)\(TrapText.end(of: Key(Value.self, name: lookup.name), in: container))"
      )
    }
  }

  /// The factory itself: `$printer.make()` throws where the property would trap.
  public var projectedValue: Factory { self }

  /// Makes another instance.
  ///
  /// - Returns: the instance; each call builds another one.
  /// - Throws: ``ContainerError``, as a resolve does.
  public func make() throws(ContainerError) -> Value { try lookup.resolve(at: site).value }

  /// Makes another instance, suspending if asynchronous code has to build it.
  ///
  /// - Returns: the instance; each call builds another one.
  /// - Throws: ``ContainerError`` or `CancellationError`.
  public func make() async throws -> Value { try await lookup.resolve(at: site).value }
}
