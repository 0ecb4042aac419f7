/// Makes the frames of synchronous factories current.
///
/// A task local is bound by pushing a binding, which holds its value at a place in memory. The
/// outermost factory pushes one, as does the first within another kind of binding. A factory within
/// it puts its frame into that binding, and puts the frame that was there back when it returns, which
/// takes less than another push. A copy of the bindings that is made while the factory runs, as for a
/// task that it starts, has this frame.
///
/// So a place is *shared*, or a frame *stands in it alone*: then nothing but the thread that runs
/// the factory uses the place until that has returned. Invariant: a frame that is found in the
/// place that it names, and has not finished, stands there alone.
///
/// - The place is set before the factory begins, by the thread that runs it.
/// - A task has copies of the bindings at other places; a structured child task shares them, but no
///   synchronous factory can start one. The frame of an asynchronous factory never stands alone.
/// - The memory of a place may be used again once its frame has finished, and a copy of that frame
///   may be there.
extension Ambient {
  /// Runs a synchronous factory, and returns its result.
  ///
  /// - Parameter frame: of that factory; the caller holds it until this returns.
  @inline(__always)
  static func run<Result>(
    _ frame: Unmanaged<Frame>,
    _ factory: () throws -> Result
  ) rethrows -> Result {
    try frame._withUnsafeGuaranteedRef { try run($0, factory) }
  }

  @inline(__always)
  static func run<Result>(_ frame: Frame, _ factory: () throws -> Result) rethrows -> Result {
    // A factory without a parent is usually the outermost.
    guard frame.heldParent != nil, let place, let outer = frameAlone(in: place) else {
      return try carried.withValue(Ambient(running: frame)) {
        frame.place = UnsafeRawPointer(Self.place)
        // Before the binding is popped.
        defer { frame.returned() }
        return try factory()
      }
    }
    frame.place = UnsafeRawPointer(place)
    // The binding keeps its own reference to the frame that was there; the caller has one to this.
    let bits = UnsafeMutableRawPointer(place)
    bits.storeBytes(of: .passUnretained(frame), as: Unmanaged<Frame>.self)
    defer {
      frame.returned()
      bits.storeBytes(of: outer, as: Unmanaged<Frame>.self)
    }
    return try factory()
  }

  /// The frame that stands alone in the place, if one does.
  @inline(__always)
  private static func frameAlone(in place: UnsafeMutablePointer<Ambient>) -> Unmanaged<Frame>? {
    // Not as a value, which would be retained.
    let object = UnsafeRawPointer(place).load(as: Unmanaged<AnyObject>.self)
    guard object._withUnsafeGuaranteedRef(isFrame) else { return nil }
    let frame = Unmanaged<Frame>.fromOpaque(object.toOpaque())
    return frame._withUnsafeGuaranteedRef { $0.place == UnsafeRawPointer(place) && !$0.isFinished }
      ? frame : nil
  }
}
