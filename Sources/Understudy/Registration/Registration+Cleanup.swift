/// Adds the clean-up hook.
extension Registration where Value: Sendable {
  /// Adds a hook that runs with the instance when its container closes.
  ///
  /// ```swift
  /// Registration(Database.self) { try Database(path: path) }
  ///   .onClose(within: .seconds(2)) { await $0.shutDown() }
  /// ```
  ///
  /// `close()` runs the hooks of all built instances, the newest first, one after the other, each
  /// once; the container still resolves built instances meanwhile. Instances that were replaced or
  /// reset are cleaned up then, too, in their place. A hook that throws or takes longer than its
  /// limit is an issue in tests and a line on standard error elsewhere, and closing continues. A
  /// container that is dropped without `close()` cannot run them, and reports that.
  ///
  /// Hooks are for instances that the container keeps: a `.transient`, `.graph` or `.weak` one
  /// belongs to its caller, and registering a hook for it is reported.
  ///
  /// - Parameters:
  ///   - limit: how long the hook may take.
  ///   - hook: the code to run; a later hook replaces an earlier one.
  public func onClose(
    within limit: Duration = .seconds(5),
    _ hook: @escaping @Sendable (Value) async throws -> Void
  ) -> Registration {
    let inherent = cleanup?.inherent
    var copy = self
    copy.cleanup = Cleanup(limit: limit, inherent: inherent) { instance in
      do {
        try await hook(Container.value(of: instance))
      } catch {
        await inherent?(instance)
        throw error
      }
      await inherent?(instance)
    }
    return copy
  }
}
