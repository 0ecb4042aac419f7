import Understudy

// The compiler infers a tuple type without labels from its elements, but not one with labels. So
// those overloads compare the types at run time, and only the elements: the labels cost nothing.
extension Stub {
  /// Records a call with several arguments and gives its answer.
  ///
  /// ```swift
  /// func show(_ seat: Seat, in hall: Hall) { shows.call(seat, hall) }
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  public func call<First, Second, each More>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    function: StaticString = #function
  ) throws(Failure) -> Output
  where Arguments == (First, Second, repeat each More) {
    try call((first, second, repeat each more), function: function)
  }

  /// Records a call with several arguments and gives its answer, which may be an async one.
  ///
  /// ```swift
  /// func send(_ letter: Letter, to address: String) async { await sends.call(letter, address) }
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  public func call<First, Second, each More>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    function: StaticString = #function
  ) async throws(Failure) -> Output
  where Arguments == (First, Second, repeat each More) {
    try await call((first, second, repeat each more), function: function)
  }

  /// Records a call whose arguments are a tuple with labels, and gives its answer.
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  @_disfavoredOverload
  public func call<First: Sendable, Second: Sendable, each More: Sendable>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    function: StaticString = #function
  ) throws(Failure) -> Output {
    guard let arguments = relabelled((first, second, repeat each more)) else {
      return try misfit((first, second, repeat each more), function)
    }
    return try call(arguments, function: function)
  }

  /// Records a call whose arguments are a tuple with labels, and gives its answer, which may be an
  /// async one.
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  @_disfavoredOverload
  public func call<First: Sendable, Second: Sendable, each More: Sendable>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    function: StaticString = #function
  ) async throws(Failure) -> Output {
    guard let arguments = relabelled((first, second, repeat each more)) else {
      return try misfit((first, second, repeat each more), function)
    }
    return try await call(arguments, function: function)
  }

  /// Records a call with several arguments and gives its answer, or the result of the real
  /// implementation.
  ///
  /// ```swift
  /// func price(of seat: Seat, on day: Day) -> Int {
  ///   prices.call(seat, day, real: real.price(of: seat, on: day))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - real: the same call of the real implementation.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  public func call<First, Second, each More>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    real: @autoclosure () throws(Failure) -> Output,
    function: StaticString = #function
  ) throws(Failure) -> Output
  where Arguments == (First, Second, repeat each More) {
    try call((first, second, repeat each more), real: try real(), function: function)
  }

  /// Records a call with several arguments and gives its answer, or the result of the real
  /// implementation; either may suspend.
  ///
  /// ```swift
  /// try await charging.call(amount, card, real: try await real.charge(amount, card: card))
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - real: the same call of the real implementation.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  public func call<First, Second, each More>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    real: @autoclosure () async throws(Failure) -> Output,
    function: StaticString = #function
  ) async throws(Failure) -> Output
  where Arguments == (First, Second, repeat each More) {
    try await call((first, second, repeat each more), real: try await real(), function: function)
  }

  /// Records a call whose arguments are a tuple with labels, and gives its answer, or the result of
  /// the real implementation.
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - real: the same call of the real implementation.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  @_disfavoredOverload
  public func call<First: Sendable, Second: Sendable, each More: Sendable>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    real: @autoclosure () throws(Failure) -> Output,
    function: StaticString = #function
  ) throws(Failure) -> Output {
    guard let arguments = relabelled((first, second, repeat each more)) else {
      return try misfit((first, second, repeat each more), function)
    }
    return try call(arguments, real: try real(), function: function)
  }

  /// Records a call whose arguments are a tuple with labels, and gives its answer, or the result of
  /// the real implementation; either may suspend.
  ///
  /// - Parameters:
  ///   - first: the first argument.
  ///   - second: the second argument.
  ///   - more: the other arguments, in order.
  ///   - real: the same call of the real implementation.
  ///   - function: the member's name, for a stub without one.
  /// - Returns: the answer; see ``Stub`` for how it is chosen.
  /// - Throws: the error set as the answer, or ``UnstubbedCall`` if `Failure` can hold it.
  @inlinable
  @_disfavoredOverload
  public func call<First: Sendable, Second: Sendable, each More: Sendable>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More,
    real: @autoclosure () async throws(Failure) -> Output,
    function: StaticString = #function
  ) async throws(Failure) -> Output {
    guard let arguments = relabelled((first, second, repeat each more)) else {
      return try misfit((first, second, repeat each more), function)
    }
    return try await call(arguments, real: try await real(), function: function)
  }
}

extension Stub {
  /// Returns the arguments with the labels of the stub's tuple; `nil` if they do not fit.
  @inlinable
  func relabelled<Tuple>(_ tuple: Tuple) -> Arguments? {
    guard TupleLayout.areSame(Tuple.self, Arguments.self) else { return converted(tuple) }
    // The elements are of the same types, and labels have no effect on the memory layout.
    return unsafeBitCast(tuple, to: Arguments.self)
  }

  /// Returns the arguments where an element has to be wrapped in an optional or an existential.
  @usableFromInline
  func converted<Tuple>(_ tuple: Tuple) -> Arguments? { tuple as? Arguments }

  /// Fails the test for arguments that are not the stub's; the caller continues without an answer.
  @usableFromInline
  func misfit<Tuple>(_ tuple: Tuple, _ function: StaticString) throws(Failure) -> Output {
    label._withUnsafeGuaranteedRef { $0.take(function) }
    let text = """
      \(name) was called with \(Tuple.self), but its stub takes \(Arguments.self).
        fix: \(fix(for: Tuple.self))
      """
    return try goOn(without: ContainerIssue(text, at: site))
  }

  private func fix(for tuple: Any.Type) -> String {
    let (given, taken) = (TupleLayout.elements(of: tuple), TupleLayout.elements(of: Arguments.self))
    // A Spy has no parameter for the error, so that it was taken for the last argument.
    if Failure.self == Never.self, let error = taken.last, given.count == taken.count - 1,
      error == (any Error).self || error is any Error.Type
    {
      let spelled = error == (any Error).self ? "any Error" : "\(error)"
      return
        "if the member throws, declare it as Stub<\(tuple), Void, \(spelled)>; otherwise "
        + "remove \(spelled) from the types of the Spy, which are those of the arguments alone."
    }
    return "in the double, call the stub with the arguments \(Arguments.self) in their order, or "
      + "declare the stub as Stub<\(tuple), \(Output.self), \(Failure.self)>."
  }
}

/// The memory layout of tuples.
@usableFromInline
enum TupleLayout {
  /// Returns whether both are tuples of the same elements, whatever their labels.
  @inlinable
  static func areSame(_ left: Any.Type, _ right: Any.Type) -> Bool {
    // A type is a pointer to its metadata: the kind, the number of elements and the labels, and
    // then a type and an offset for each, a word each. The ABI fixes it permanently (TypeMetadata,
    // Tuple Metadata).
    let left = unsafeBitCast(left, to: UnsafePointer<UInt>.self)
    let right = unsafeBitCast(right, to: UnsafePointer<UInt>.self)
    guard left[0] == 0x301, right[0] == 0x301, left[1] == right[1] else { return false }
    for element in 0..<Int(left[1]) where left[3 + 2 * element] != right[3 + 2 * element] {
      return false
    }
    return true
  }

  /// Returns the types of a tuple's elements; of another type, none.
  static func elements(of type: Any.Type) -> [Any.Type] {
    let tuple = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard tuple[0] == 0x301 else { return [] }
    return (0..<Int(tuple[1])).map { element in
      // Each is a pointer to the metadata of a type, which is what a type is.
      unsafeBitCast(tuple[3 + 2 * element], to: Any.Type.self)
    }
  }
}
