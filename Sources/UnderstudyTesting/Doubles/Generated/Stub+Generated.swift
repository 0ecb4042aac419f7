import Understudy

extension Stub {
  /// Makes a member of a generated double.
  ///
  /// A generator reads the text of a protocol and cannot know which types are `Sendable`, so this takes
  /// any. What is recorded is what the code under test passed: a test that reads a reference which the
  /// code still changes is not protected.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it.
  ///   - double: the double's type, for texts.
  ///   - fileID: with the three after it, the site of issues until the double's own is known.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  public convenience init(
    generated name: StaticString,
    of double: StaticString,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(name, MemberOrigin(site: site, double: double), of: double)
  }

  convenience init(_ name: StaticString, _ origin: MemberOrigin, of double: StaticString) {
    self.init(name, State(), origin, in: double)
    attachment.withLock { $0.owner = "\(double)" }
  }

  /// Stores a value that the code under test has set: the property returns it from now on.
  ///
  /// ```swift
  /// var limit: Int {
  ///   get { … }
  ///   set {
  ///     …  // records and answers the setter's call
  ///     self.__0.__keep(newValue)
  ///   }
  /// }
  /// ```
  ///
  /// It replaces the answer for all arguments and the default.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __keep(_ value: Output) { change { $0.keep(value) } }

  /// Stores a value that the code under test has set for these arguments of a subscript.
  ///
  /// It is the latest rule for equal arguments. Arguments that cannot be compared, because they are not
  /// `Equatable`, share one value.
  ///
  /// - Complexity: O(number of rules).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __keep(_ value: Output, at arguments: Arguments) {
    let pattern = ArgumentPattern.equalByParts(to: arguments) ?? .anything
    let rules = state.withLock(\.rules)
    // A rule that the test has given since would win over a value that was kept before.
    let kept = rules.reversed().prefix { $0.answer === AnswerSource.kept }
      .first { $0.pattern.matches(arguments) }
    change { $0.keep(value, when: pattern, replacing: kept?.serial) }
  }
}

extension StubState {
  /// Answers every call with a value that was set; returns the previous answers.
  mutating func keep(_ output: Output) -> (Supply?, Reply?) {
    let before = (general, fallback)
    general = nil
    (fallback, fallbackAnswer) = (.value(output), .kept)
    changed()
    return before
  }

  /// Answers the calls that match with a value that was set; returns the previous one.
  ///
  /// - Parameter serial: the rule that had a value for the same arguments; `nil` if none did.
  mutating func keep(
    _ output: Output,
    when pattern: ArgumentPattern<Arguments>,
    replacing serial: Int?
  ) -> Supply? {
    let index = serial.map { $0 - firstSerial }
    if let index, supplies.indices.contains(index) {
      let before = supplies[index]
      supplies[index] = Supply(.value(output))
      return before
    }
    rules.append(Rule(serial: firstSerial + rules.count, answer: .kept, pattern: pattern))
    supplies.append(Supply(.value(output)))
    changed()
    return nil
  }
}

extension ArgumentPattern {
  /// Matches the calls whose arguments are equal to these, one by one.
  ///
  /// - Returns: `nil` if an argument is not `Equatable`.
  fileprivate static func equalByParts(to arguments: Arguments) -> ArgumentPattern? {
    guard StoredFields.isTuple(Arguments.self) else {
      return Equality.test(for: arguments).map { .placing([BoundMatcher(text: "", test: $0)]) }
    }
    let values = Mirror(reflecting: arguments).children.map(\.value)
    let tests = zip(values, StoredFields.of(Arguments.self)).map { value, field in
      test(value, as: field.type)
    }
    let bound = tests.compactMap { $0.map { BoundMatcher(text: "", test: $0) } }
    return bound.count == tests.count ? .placing(bound) : nil
  }

  private static func test(_ value: Any, as type: Any.Type) -> BoundMatcher.Test? {
    func opened<Value>(_: Value.Type) -> BoundMatcher.Test? {
      (value as? Value).flatMap { Equality.test(for: $0) }
    }
    return _openExistential(type, do: opened)
  }
}
