extension ArgumentPattern {
  /// Returns the expected call in words: `charge(any, card: 42)`.
  func text(of member: MemberName, named name: String) -> String {
    switch form {
    case .anything: name
    case .nothing(let count):
      CallText.filled(member, Array(repeating: (nil, "?"), count: count))
    case .value(let arguments):
      CallText.filled(member, CallText.values(of: arguments, for: member).map(cut))
    case .closure(let site):
      "\(member.base)(…) where \(PatternText.place(site))"
    case .matchers(let matchers):
      CallText.filled(member, zip(slots(of: member), matchers).map(expectation))
    }
  }

  private func slots(of member: MemberName) -> [ArgumentLayout.Slot] {
    ArgumentLayout(of: Arguments.self, member: member).slots
  }

  private func expectation(_ slot: ArgumentLayout.Slot, _ matcher: ArgumentMatcher)
    -> CallText.Value
  {
    (slot.label, TextLimit.cut(matcher.bound.text))
  }

  private func cut(_ value: CallText.Value) -> CallText.Value {
    (value.label, TextLimit.cut(value.text))
  }
}

/// The comparison of one argument with its expectation.
struct ArgumentVerdict {
  let matches: Bool
  /// The value it had to equal, if there is one.
  let expected: Any?
  let actual: Any
}

extension ArgumentPattern {
  /// Returns a verdict for each argument; none if the call is matched as a whole.
  func verdicts(on arguments: Arguments) -> [ArgumentVerdict] {
    switch form {
    case .anything, .nothing, .closure: []
    case .value(let value):
      [ArgumentVerdict(matches: matches(arguments), expected: value, actual: arguments)]
    case .matchers(let matchers):
      withUnsafePointer(to: arguments) { pointer in
        matchers.map { $0.verdict(at: UnsafeRawPointer(pointer) + $0.offset) }
      }
    }
  }
}

extension ArgumentMatcher {
  fileprivate func verdict(at pointer: UnsafeRawPointer) -> ArgumentVerdict {
    func value<Value>(_ type: Value.Type) -> Any { pointer.load(as: type) }
    return ArgumentVerdict(
      matches: bound.matches(pointer),
      expected: bound.expected?.value,
      actual: _openExistential(type, do: value)
    )
  }
}
