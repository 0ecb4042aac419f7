extension ArgumentMatch where Value: StringProtocol & SendableMetatype {
  /// Matches texts that contain the part.
  ///
  /// ```swift
  /// mailer.on.send(to: .contains("@")).verify()
  /// ```
  ///
  /// - Parameter part: the text to find.
  public static func contains(_ part: String) -> ArgumentMatch {
    ArgumentMatch("contains(\(part))") { $0.contains(part) }
  }

  /// Matches texts that begin with the part.
  ///
  /// ```swift
  /// gateway.on.charge(card: .hasPrefix("4")).verify()
  /// ```
  ///
  /// - Parameter part: the beginning of the text.
  public static func hasPrefix(_ part: String) -> ArgumentMatch {
    ArgumentMatch("hasPrefix(\(part))") { $0.hasPrefix(part) }
  }

  /// Matches texts that end with the part.
  ///
  /// ```swift
  /// mailer.on.send(to: .hasSuffix("@example.org")).verify()
  /// ```
  ///
  /// - Parameter part: the end of the text.
  public static func hasSuffix(_ part: String) -> ArgumentMatch {
    ArgumentMatch("hasSuffix(\(part))") { $0.hasSuffix(part) }
  }
}

extension ArgumentMatch where Value: Collection & SendableMetatype {
  /// Matches collections without elements.
  ///
  /// ```swift
  /// printer.on.print(.empty).verify(.never)
  /// ```
  public static var empty: ArgumentMatch { ArgumentMatch("empty") { $0.isEmpty } }

  /// Matches collections with this number of elements.
  ///
  /// ```swift
  /// printer.on.print(.count(2)).verify()
  /// ```
  ///
  /// - Parameter count: the number of elements, or characters of a text.
  public static func count(_ count: Int) -> ArgumentMatch {
    ArgumentMatch("count(\(count))") { $0.count == count }
  }
}

extension ArgumentMatch
where Value: Collection & SendableMetatype, Value.Element: Equatable & Sendable {
  /// Matches collections that contain the element.
  ///
  /// ```swift
  /// printer.on.print(.contains(seatA1)).verify()
  /// ```
  ///
  /// - Parameter element: a value of the collection's element type, or a text to find.
  @_disfavoredOverload
  public static func contains(_ element: Value.Element) -> ArgumentMatch {
    ArgumentMatch("contains(\(CallText.text(of: element)))") { $0.contains(element) }
  }
}
