#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  extension EnvironmentValues {
    /// The container that views resolve from.
    ///
    /// It is the container that the nearest `.container(_:)` above a view has set. If none was set
    /// it is `Container.current`, which in an app is the bootstrapped one.
    ///
    /// ```swift
    /// struct RefundButton: View {
    ///   @Environment(\.container) private var container
    ///
    ///   var body: some View {
    ///     Button("Refund") { try? container.resolve(Refund.self).start() }
    ///   }
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public var container: Container {
      get { givenContainer ?? .current }
      set {
        ViewContainers.shared.note(newValue)
        givenContainer = newValue
      }
    }

    /// The container that was set; `nil` if the current one applies, which may differ at each read.
    var givenContainer: Container? {
      get { self[ContainerKey.self] }
      set { self[ContainerKey.self] = newValue }
    }
  }

  private struct ContainerKey: EnvironmentKey {
    static var defaultValue: Container? { nil }
  }
#endif
