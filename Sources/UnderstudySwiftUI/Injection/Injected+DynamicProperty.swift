#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  /// An injection that is stored in a view says so where `.container(_:)` cannot reach it.
  ///
  /// A view value is made before its surroundings are known, and SwiftUI shows the environment only
  /// to its own property wrappers. So a plain `@Injected` in a view keeps asking the container it was
  /// made under; ``EnvironmentInjected`` asks that of the view.
  extension Injected: DynamicProperty {
    /// Called by SwiftUI before each rendering of the view that stores the injection.
    nonisolated public mutating func update() {
      ViewContainers.shared.check(
        asked: askedContainer,
        by: nameInMessages,
        at: declaration
      )
    }
  }
#endif
