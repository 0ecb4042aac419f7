import Understudy

extension Stub {
  /// Returns the calls so far, for a report that is read when the stub may no longer exist.
  ///
  /// Arguments are kept if that keeps no object alive, and never converted to text here: most
  /// reports are never read.
  ///
  /// - Parameter limit: the number of calls to keep, the last ones.
  func past(_ limit: Int) -> PastMember {
    let (all, scope) = state.withLock { ($0.calls, $0.scope) }
    nonisolated(unsafe) let last = all.suffix(limit).map { call in  // plain copies of its own
      call.error.map { PlainType.isPlain(type(of: $0)) } ?? true ? call : call.withoutError
    }
    let order = all.last?.order ?? 0
    guard PlainType.isPlain(Arguments.self) else {
      let calls = last.map { $0.erasedWithoutArguments(in: scope) }
      return PastMember(self, lastOrder: order, count: all.count) { calls }
    }
    return PastMember(self, lastOrder: order, count: all.count) {
      last.map { $0.erased(in: scope) }
    }
  }
}

extension Call {
  /// The call with the text of its error instead of the error.
  fileprivate var withoutError: Call {
    var call = self
    if let error {
      call.ending = .threw(FreedError(type: "\(type(of: error))"))
    }
    return call
  }

  /// Returns a call such as `send(_:to:), its arguments are freed`.
  fileprivate func erasedWithoutArguments(in scope: CallScope?) -> RecordedCall {
    let name = label._withUnsafeGuaranteedRef { $0.text }
    return RecordedCall(
      member: name,
      arguments: [],
      outcome: ending,
      place: CallPlace(of: self, in: scope),
      description: "\(name), its arguments are freed"
    )
  }
}

/// The replacement for an error that may hold objects and is not kept.
private struct FreedError: Error, CustomStringConvertible {
  let type: String
  var description: String { "an error of type \(type), which is freed" }
}
