#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  /// Makes SwiftUI report an injection stored in a view, where `.container(_:)` does not affect it.
  ///
  /// A view value is made before its environment is known, and SwiftUI gives the environment only
  /// to its own property wrappers. So a plain `@Injected` in a view keeps resolving from the
  /// container it was made under; ``EnvironmentInjected`` resolves from that of the view.
  extension Injected: DynamicProperty {
    /// Checks the injection; SwiftUI calls it before each rendering of the view that stores it.
    nonisolated public mutating func update() {
      ViewContainers.shared.check(
        asked: askedContainer,
        by: nameInMessages,
        at: declaration
      )
    }
  }
#endif
