/// What a task carries: the current container, and the factory it is running, if any.
///
/// One task local holds both, because each factory run and each `withContainer` sets it. It holds a
/// single reference, because setting and reading it copies it.
@usableFromInline
struct Ambient: @unchecked Sendable {  // each of the three is
  /// A ``Container`` outside factories, the ``Frame`` of a running factory, or a ``Visit``.
  @usableFromInline let object: AnyObject

  // Declared without its macro, whose projection callers could not inline. An optional would be
  // copied through the generic witnesses of its type, so the absence is an object as well; nothing
  // reads it.
  @usableFromInline
  static let carried = TaskLocal<Ambient>(wrappedValue: Ambient(object: NoContainer()))

  @inline(__always)
  static var current: Ambient? { place?.pointee }

  /// The place of the innermost binding's value, valid until that is popped; `nil` if there is none.
  @inline(__always)
  static var place: UnsafeMutablePointer<Ambient>? {
    // `TaskLocal.get()` does the same, but is not inlined, and does not know the type.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(carried).toOpaque())
    return boundValue(of: key)?.assumingMemoryBound(to: Ambient.self)
  }

  private init(object: AnyObject) { self.object = object }

  /// Makes the value for a running factory.
  init(running frame: Frame) { object = frame }

  init(container: Container, frame: Frame?) {
    if let frame {
      object = frame.runs(in: container) ? frame : Visit(container: container, frame: frame)
    } else {
      object = container
    }
  }

  /// Makes the value outside factories; inlined, so that the container is not retained in between.
  @inlinable
  init(plainly container: Container) { object = container }

  /// Makes another container current in the same task: a factory that opens `withContainer` stays
  /// in its chain.
  ///
  /// A task that has outlived its factory has no chain, and the factory's container may be gone.
  init(visiting container: Container) {
    self.init(container: container, frame: Ambient.current?.frame?.whileRunning)
  }

  /// The current container. If the factory that started this task has returned, and its container
  /// is gone, it is one that refuses everything.
  @inline(__always)
  var container: Container { plainContainer ?? containerInFactory }

  private var containerInFactory: Container {
    if let visit = self.as(Visit.self) { return visit.container }
    return unsafeDowncast(object, to: Frame.self).livingContainer ?? .gone
  }

  /// Whether this keeps the container alive.
  var holdsContainer: Bool { self.as(Container.self) != nil || self.as(Visit.self) != nil }

  /// Whether this is where ``init(visiting:)`` would keep a factory.
  @usableFromInline static var isInFactory: Bool { current.map { !$0.isPlain } ?? false }

  /// Whether no factory is running.
  var isPlain: Bool { plainContainer != nil }

  /// The container, if no factory is running.
  @inline(__always)
  var plainContainer: Container? { self.as(Container.self) }

  var frame: Frame? {
    if self.as(Container.self) != nil { return nil }
    if let visit = self.as(Visit.self) { return visit.frame }
    return unsafeDowncast(object, to: Frame.self)
  }

  /// Whether the object of a value is a frame.
  @inline(__always)
  static func isFrame(_ object: AnyObject) -> Bool {
    let type: AnyClass = Swift.type(of: object)
    return type != Container.self && type != Visit.self
  }

  /// The object, if it is of this very class: compares its first word, without a dynamic cast.
  @inline(__always)
  private func `as`<Object: AnyObject>(_ type: Object.Type) -> Object? {
    Swift.type(of: object) == type ? unsafeDowncast(object, to: type) : nil
  }
}

// MARK: - The present binding

extension Ambient {
  /// What the caller knows about the innermost binding of its task.
  enum Binding {
    case unknown
    case none
    /// The place of its value, which stays valid as it is not popped meanwhile.
    case at(UnsafeMutablePointer<Ambient>)
  }

  /// The innermost binding, and the frame of the factory that runs, if one does.
  @inline(__always)
  static var running: (Binding, Frame?) {
    guard let place else { return (.none, nil) }
    return (.at(place), place.pointee.frame?.whileRunning)
  }

  /// Whether it is certain that this thread runs no task, so that its bindings are its own: no task
  /// shares them.
  @inline(__always)
  static var isOutsideTasks: Bool { CurrentTask.isKnownToBeNone }
}

/// The value of a task local without a value.
private final class NoContainer: Sendable {}

/// The place of a task local's value, valid until that is popped; `nil` if this task has none.
///
/// A function that the runtime exports: `TaskLocal.get()` calls it, out of line.
@_silgen_name("swift_task_localValueGet")
private func boundValue(of key: UnsafeRawPointer) -> UnsafeMutableRawPointer?

/// A container other than that of the running factory.
private final class Visit: Sendable {
  let container: Container
  let frame: Frame

  init(container: Container, frame: Frame) {
    self.container = container
    self.frame = frame
  }
}
