/// A recorded call compared with the expected one.
struct CallLikeness {
  typealias ArgumentText = (label: String?, text: String, isMarked: Bool)

  /// The position of the call among those of its member, from 1.
  let number: Int
  let matches: Bool
  let texts: [ArgumentText]
  private let verdicts: [ArgumentVerdict]
  /// The names of the arguments in messages: their labels, otherwise the tuple's own.
  private let names: [String?]

  /// The most calls that a failure lists.
  static var limit: Int { 10 }
  /// The most calls whose texts are compared, those that differ least.
  private static var candidates: Int { 200 }

  /// Returns the calls that differ least, nearest first and in their order among equals.
  ///
  /// - Complexity: O(*n* log *n*) for *n* calls, but texts are made only of a limited number.
  static func nearest<Arguments>(
    _ calls: [Call<Arguments>],
    _ matches: [Bool],
    to pattern: ArgumentPattern<Arguments>,
    of member: MemberName
  ) -> [CallLikeness] {
    let differing = zip(calls, matches).map { call, matches in
      // If calls are matched as a whole, no single argument differs.
      matches ? 0 : max(1, pattern.verdicts(on: call.arguments).count { !$0.matches })
    }
    let closest = calls.indices.sorted { (differing[$0], $0) < (differing[$1], $1) }
    let likenesses = closest.prefix(candidates).map { index in
      CallLikeness(
        number: index + 1,
        matches: matches[index],
        calls[index].arguments,
        pattern,
        member
      )
    }
    return likenesses.map { (likeness: $0, rank: (differing[$0.number - 1], $0.distance)) }
      .sorted {
        ($0.rank.0, $0.rank.1, $0.likeness.number) < ($1.rank.0, $1.rank.1, $1.likeness.number)
      }
      .prefix(limit).map(\.likeness)
  }

  private init<Arguments>(
    number: Int,
    matches: Bool,
    _ arguments: Arguments,
    _ pattern: ArgumentPattern<Arguments>,
    _ member: MemberName
  ) {
    self.number = number
    self.matches = matches
    let values = CallText.values(of: arguments, for: member)
    let verdicts = pattern.verdicts(on: arguments)
    self.verdicts = verdicts
    let isMarked =
      verdicts.count == values.count ? verdicts.map { !$0.matches } : values.map { _ in false }
    texts = zip(values, isMarked).enumerated().map { index, pair in
      let (value, isMarked) = pair
      let type = isMarked ? verdicts[index].distinguishingType : nil
      return (value.label, value.text + (type.map { " (\($0))" } ?? ""), isMarked)
    }
    let labels = member.labels.flatMap { $0.count == values.count ? $0 : nil } ?? []
    names = values.enumerated().map { index, value in
      (labels.indices.contains(index) ? labels[index] : nil) ?? value.label
    }
  }

  /// The distance of the texts of differing arguments from the expected ones.
  private var distance: Int {
    zip(texts, verdicts).reduce(0) { sum, pair in
      guard !pair.1.matches, let expected = pair.1.expected else { return sum }
      return sum + TextDifference(CallText.text(of: expected), pair.0.text).length
    }
  }

  /// Returns the call with its arguments, differing ones between asterisks.
  func text(of member: MemberName) -> String {
    let values = texts.map { label, text, isMarked in
      let cut = TextLimit.cut(text)
      return (label, isMarked ? "*\(cut)*" : cut)
    }
    return CallText.filled(member, values)
  }

  /// The difference of values that do not fit one line; empty for all others.
  var difference: String {
    zip(names, verdicts).enumerated().map { index, pair in
      let (name, verdict) = pair
      guard !verdict.matches, let expected = verdict.expected,
        let difference = ValueDifference.text(expected, verdict.actual)
      else { return "" }
      let place = "argument \(index + 1)\(name.map { " (\($0))" } ?? "")"
      return "\nCall \(number), \(place), - expected and + recorded:\n\(difference)"
    }.joined()
  }
}

extension ArgumentVerdict {
  /// The argument's type, if nothing else tells it from the expected value: `7` from `"7"`.
  fileprivate var distinguishingType: Any.Type? {
    guard let expected else { return nil }
    let (wanted, given) = (type(of: inside(expected)), type(of: inside(actual)))
    guard wanted != given, CallText.text(of: expected) == CallText.text(of: actual) else {
      return nil
    }
    return given
  }

  private func inside(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
    return inside(child.value)
  }
}
