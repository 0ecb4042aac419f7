/// Makes the frames of synchronous factories current.
///
/// A task local is bound by pushing a binding, which holds its value at a place in memory. The
/// outermost factory pushes one, as does the first within another kind of binding. A factory within
/// it puts its frame into that binding, and puts the frame that was there back when it returns, which
/// takes less than another push. A thread that runs no task puts it into any binding. A copy of the
/// bindings that is made while the factory runs, as for a task that it starts, has this frame.
///
/// So a place is *shared*, or a frame *stands in it alone*: then nothing but the thread that runs
/// the factory uses the place until that has returned. Invariant: a frame that is found in the
/// place that it names, and has not finished, stands there alone.
///
/// - The place is set before the factory begins, by the thread that runs it; a frame has none if it is
///   the outermost of a thread that runs no task.
/// - A task has copies of the bindings at other places; a structured child task shares them, but no
///   synchronous factory can start one. The frame of an asynchronous factory never stands alone.
/// - The memory of a place may be used again once its frame has finished, and a copy of that frame
///   may be there.
/// - The bindings of a thread that runs no task are in its own storage: no task shares those, and each
///   of their places is alone, whatever is there.
extension Ambient {
  /// Runs a synchronous factory, and returns its result.
  ///
  /// - Parameters:
  ///   - frame: of that factory; the caller holds it until this returns.
  ///   - binding: the innermost one, if the caller knows it.
  @inline(__always)
  static func run<Result>(
    _ frame: Unmanaged<Frame>,
    within binding: Binding = .unknown,
    _ factory: () throws -> Result
  ) rethrows -> Result {
    try frame._withUnsafeGuaranteedRef { try run($0, within: binding, factory) }
  }

  @inline(__always)
  static func run<Result>(
    _ frame: Frame,
    within binding: Binding = .unknown,
    _ factory: () throws -> Result
  ) rethrows -> Result {
    guard let place = takeablePlace(for: frame, within: binding),
      let outer = value(aloneIn: place)
    else {
      return try carried.withValue(Ambient(running: frame)) {
        // Without a task it stands alone wherever it is, and so needs no place.
        frame.place = isOutsideTasks ? nil : UnsafeRawPointer(Self.place)
        // Before the binding is popped.
        defer { frame.returned() }
        return try factory()
      }
    }
    frame.place = UnsafeRawPointer(place)
    // The binding keeps its own reference to what was there; the caller has one to this.
    let bits = UnsafeMutableRawPointer(place)
    bits.storeBytes(of: .passUnretained(frame), as: Unmanaged<Frame>.self)
    defer {
      frame.returned()
      bits.storeBytes(of: outer, as: Unmanaged<AnyObject>.self)
    }
    return try factory()
  }

  /// The place of the innermost binding, which a frame might take.
  @inline(__always)
  private static func takeablePlace(
    for frame: Frame,
    within binding: Binding
  ) -> UnsafeMutablePointer<Ambient>? {
    switch binding {
    case .none: nil
    case .at(let place): place
    // A factory without a parent is usually the outermost.
    case .unknown: frame.heldParent == nil ? nil : Self.place
    }
  }

  /// The value in the place, if it stands alone.
  @inline(__always)
  private static func value(
    aloneIn place: UnsafeMutablePointer<Ambient>
  ) -> Unmanaged<AnyObject>? {
    // Not as a value, which would be retained.
    let object = UnsafeRawPointer(place).load(as: Unmanaged<AnyObject>.self)
    if object._withUnsafeGuaranteedRef(isFrame) {
      let frame = Unmanaged<Frame>.fromOpaque(object.toOpaque())
      let isAlone = frame._withUnsafeGuaranteedRef {
        $0.place == UnsafeRawPointer(place) && !$0.isFinished
      }
      if isAlone { return object }
    }
    return isOutsideTasks ? object : nil
  }
}
