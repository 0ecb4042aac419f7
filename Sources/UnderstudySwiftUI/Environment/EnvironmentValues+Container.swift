#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  extension EnvironmentValues {
    /// The container that views get what they need from.
    ///
    /// It is what `.container(_:)` has set nearest above a view. Where nothing was set
    /// it is `Container.current`, which in an app is the one that was bootstrapped.
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

    /// What was set; `nil` where what is current counts, which may be another one at each read.
    var givenContainer: Container? {
      get { self[ContainerKey.self] }
      set { self[ContainerKey.self] = newValue }
    }
  }

  private struct ContainerKey: EnvironmentKey {
    static var defaultValue: Container? { nil }
  }
#endif
