extension Matcher {
  /// Matches empty collections and texts.
  ///
  /// ```swift
  /// mailer.sending.verify(.never, with: .empty)
  /// ```
  public static var empty: Matcher {
    Matcher(CollectionKind(text: "empty", check: \.isEmpty))
  }

  /// Matches collections and texts with this number of elements.
  ///
  /// ```swift
  /// mailer.sending.verify(with: .count(3))  // send(_ letters: [Letter])
  /// ```
  ///
  /// - Parameter count: the number of elements, or characters of a text.
  public static func count(_ count: Int) -> Matcher {
    Matcher(CollectionKind(text: "count(\(count))") { $0.count == count })
  }

  /// Matches collections and texts whose number of elements is in the range.
  ///
  /// ```swift
  /// mailer.sending.verify(with: .count(1...))
  /// ```
  ///
  /// - Parameter range: the numbers to accept, such as `1...` or `2..<5`.
  public static func count<Range: RangeExpression<Int> & Sendable>(_ range: Range) -> Matcher {
    Matcher(CollectionKind(text: "count(\(PatternText.range(range)))") { range.contains($0.count) })
  }

  /// Matches collections that contain the element, and texts that contain the text.
  ///
  /// ```swift
  /// theatre.reserving.verify(with: .contains(Seat(row: "A", number: 1)))
  /// mailer.sends.verify(with: .any, .contains("@"))
  /// ```
  ///
  /// - Parameter element: a value of the collection's element type, or a text to find.
  public static func contains<Element: Equatable & Sendable>(_ element: Element) -> Matcher {
    if let text = element as? String { return Matcher(ContainedTextKind(element: text)) }
    return Matcher(ElementKind(element: element))
  }
}

/// A matcher for collections of any elements.
private struct CollectionKind: MatcherKind {
  let text: String
  let check: @Sendable (any Collection) -> Bool

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    guard type is any Collection.Type || StoredFields.isExistential(type) else {
      throw MatcherRefusal(text: text, complaint: "is for collections")
    }
    return BoundMatcher(text: text) { [check] pointer in
      (pointer.load(as: Argument.self) as? any Collection).map(check) ?? false
    }
  }
}

/// A matcher for collections of one type of elements.
private struct ElementKind<Element: Equatable & Sendable>: MatcherKind {
  let element: Element
  var text: String { "contains(\(CallText.text(of: element)))" }

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    guard type is any Collection<Element>.Type || StoredFields.isExistential(type) else {
      throw MatcherRefusal(text: text, complaint: "is for collections of \(Element.self)")
    }
    return BoundMatcher(text: text) { [element] pointer in
      (pointer.load(as: Argument.self) as? any Collection<Element>)?.contains(element) ?? false
    }
  }
}

private struct ContainedTextKind: MatcherKind {
  let element: String
  var text: String { "contains(\(element))" }

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    if type is any Collection<String>.Type {
      return try ElementKind(element: element).bound(to: type)
    }
    return try TextKind(text: text) { [element] in $0.contains(element) }.bound(to: type)
  }
}
