extension ArgumentMatch {
  /// Matches arguments that the other match does not.
  ///
  /// ```swift
  /// gateway.on.charge(card: .not(.hasPrefix("4"))).verify(.never)
  /// ```
  ///
  /// The captors of the other match capture nothing.
  ///
  /// - Parameter match: the other match.
  public static func not(_ match: ArgumentMatch) -> ArgumentMatch {
    let inner = match.bound
    return ArgumentMatch(BoundMatcher(text: "not(\(inner.text))") { !inner.matches($0) })
  }

  /// Matches arguments that all of the matches match.
  ///
  /// ```swift
  /// mailer.on.send(to: .allOf(.contains("@"), .not(.hasSuffix(".test")))).verify()
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first match.
  ///   - more: the other matches.
  public static func allOf(_ first: ArgumentMatch, _ more: ArgumentMatch...) -> ArgumentMatch {
    ArgumentMatch(BoundMatcher.combined(([first] + more).map(\.bound), isForAll: true))
  }

  /// Matches arguments that at least one of the matches matches.
  ///
  /// ```swift
  /// gateway.on.charge(card: .anyOf("42", "43")).throws(.declined)
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first match.
  ///   - more: the other matches.
  public static func anyOf(_ first: ArgumentMatch, _ more: ArgumentMatch...) -> ArgumentMatch {
    ArgumentMatch(BoundMatcher.combined(([first] + more).map(\.bound), isForAll: false))
  }

  /// Matches like the other match, and stores the arguments of calls that match as a whole.
  ///
  /// ```swift
  /// let cards = Captor<String>()
  /// gateway.on.charge(card: .capturing(into: cards, .hasPrefix("4"))).verify()
  /// #expect(cards.values.last == "42")
  /// ```
  ///
  /// - Parameters:
  ///   - captor: stores the arguments.
  ///   - match: the condition on the argument, by default ``any``.
  public static func capturing(into captor: Captor<Argument>, _ match: ArgumentMatch = .any)
    -> ArgumentMatch
  {
    var bound = match.bound
    let inner = bound.capture
    bound.capture = { [captor] pointer in
      captor.capture(pointer.load(as: Argument.self))
      inner?(pointer)
    }
    return ArgumentMatch(bound)
  }

  /// Matches arguments of a type that the argument's own type leaves open, such as an existential's.
  ///
  /// ```swift
  /// bus.on.post(.type(of: SeatSold.self) { $0.row == "A" }).verify()  // post(_ event: any Event)
  /// ```
  ///
  /// - Parameters:
  ///   - type: a type that the argument can hold.
  ///   - predicate: returns whether the argument, as this type, matches; by default every one does.
  public static func type<Actual>(
    of type: Actual.Type,
    _ predicate: (@Sendable (Actual) -> Bool)? = nil
  ) -> ArgumentMatch {
    let text = predicate == nil ? "type(of: \(type))" : "type(of: \(type)) where …"
    let read = DynamicType<Value, Actual>(predicate: predicate)
    return ArgumentMatch(text) { read.matches($0) }
  }
}

/// Reads a value as one of another type; it holds no metatype that a closure would have to capture.
private struct DynamicType<Value, Actual>: Sendable {
  let predicate: (@Sendable (Actual) -> Bool)?

  func matches(_ value: Value) -> Bool {
    guard let actual = value as? Actual else { return false }
    return predicate?(actual) ?? true
  }
}
