extension ArgumentMatch<[Any], [Any]> {
  /// Matches a parameter pack, which is recorded as an array: each element by its own match; generated
  /// code calls it.
  ///
  /// - Parameter matches: the conditions, one for each element.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func __elements(_ matches: [any AnyArgumentMatch]) -> Match<[Any]> {
    let bound = matches.compactMap { $0 as? any BindableMatch }
    // Even where every value matches, the number and the types of the elements tell packs apart.
    guard !bound.isEmpty else { return .any }
    var whole = BoundMatcher(text: bound.map(\.bound.text).joined(separator: ", ")) { pointer in
      let values = pointer.load(as: [Any].self)
      return values.count == bound.count && zip(bound, values).allSatisfy { $0.accepts(any: $1) }
    }
    whole.capture = { pointer in
      for (match, value) in zip(bound, pointer.load(as: [Any].self)) { match.capture(any: value) }
    }
    return Match(whole)
  }
}

extension ArgumentMatch {
  func accepts(any value: Any) -> Bool {
    guard let argument = value as? Argument else { return false }
    return withUnsafePointer(to: argument) { bound.matches($0) }
  }

  func capture(any value: Any) {
    guard let argument = value as? Argument else { return }
    withUnsafePointer(to: argument) { bound.capture?($0) }
  }
}
