import Understudy

/// An in-memory store of values by name, like the one for an app's settings.
///
/// A line for each member makes it conform to a protocol of your own:
///
/// ```swift
/// extension InMemoryKeyValueStore: Settings {
///   var volume: Int {
///     get { self["volume"] ?? 5 }
///     set { self["volume"] = newValue }
///   }
/// }
///
/// let store = InMemoryKeyValueStore(["volume": 3])
/// container.register(store, as: (any Settings).self)
/// #expect(store.writes.calls.map(\.arguments.key) == ["volume"])
/// ```
///
/// Any `Sendable` value can be stored. It is returned unchanged: nothing is converted, as
/// `UserDefaults` does with numbers, and nothing has to be `Codable`.
///
/// It is a ``TestDouble``: reads and writes are in the ``TestDouble/callHistory``, and resetting or
/// closing its container restores the contents it was made with.
///
/// It may be used from any thread; each read and each write is atomic.
public final class InMemoryKeyValueStore: TestDouble {
  /// The recorded reads.
  public let reads = Spy<String>("value(forKey:)").unjudged()
  /// The recorded writes, each with its key.
  public let writes = Spy<(value: any Sendable, key: String)>("set(_:forKey:)").unjudged()
  /// The recorded removals, with the keys.
  public let removals = Spy<String>("removeValue(forKey:)").unjudged()
  private let fullRemovals = Spy<Void>("removeAll()").unjudged()

  private let initial: [String: any Sendable]
  private let held: Lock<[String: any Sendable]>

  /// Makes a store.
  ///
  /// - Parameter contents: the contents at the start, and after each reset.
  public init(_ contents: [String: any Sendable] = [:]) {
    initial = contents
    held = Lock(contents)
  }

  /// The contents, by key. Reading them is not recorded.
  ///
  /// - Complexity: O(1).
  public var contents: [String: any Sendable] { held.withLock { $0 } }

  /// The value of a key, to be read and set.
  ///
  /// ```swift
  /// store["volume"] = 3
  /// let volume: Int? = store["volume"]
  /// ```
  ///
  /// Reading a key without a value returns `nil`. A value of another type than the one that is read
  /// fails the test at this line, and is `nil` as well. Setting `nil` of a type removes the value.
  ///
  /// - Parameter key: the key of the value.
  public subscript<Value: Sendable>(
    key: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Value? {
    get {
      let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return read(key, at: site)
    }
    set {
      guard let newValue else { return removeValue(forKey: key) }
      writes.call((newValue, key))
      change { $0[key] = newValue }
    }
  }

  /// Removes the value of a key, if there is one.
  ///
  /// - Parameter key: the key of the value.
  public func removeValue(forKey key: String) {
    removals.call(key)
    change { $0[key] = nil }
  }

  /// Removes all values, the initial ones included.
  public func removeAll() {
    fullRemovals.call()
    change { $0 = [:] }
  }

  private func read<Value>(_ key: String, at site: SourceSite) -> Value? {
    reads.call(key)
    guard let value = held.withLock({ $0[key] }) else { return nil }
    if let value = value as? Value { return value }
    let text =
      "\"\(key)\" holds \(type(of: value as Any)), but was read as \(Value.self)."
      + "\n  fix: read the type that was set, or set the type that is read; this store converts nothing."
    reads.record(ContainerIssue(text, at: site))
    return nil
  }

  /// Changes the contents and releases what it drops outside the lock: deinits are the user's code.
  private func change(_ body: (inout [String: any Sendable]) -> Void) {
    let before = held.withLock { held in
      let before = held
      body(&held)
      return before
    }
    withExtendedLifetime(before) {}
  }
}

extension InMemoryKeyValueStore: StatefulDouble {
  func resetState() { change { $0 = initial } }

  func stateRestorer() -> @Sendable () -> Void {
    let earlier = contents
    return { [self] in change { $0 = earlier } }
  }
}
