#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  /// A view that makes its content with the container of its surroundings.
  ///
  /// For a place that needs the container itself and is no view of its own. It is called a reader as
  /// SwiftUI calls `GeometryReader` and `ScrollViewReader`.
  ///
  /// ```swift
  /// ContainerReader { container in
  ///   Text("Under \(container.label ?? "no label")")
  /// }
  /// ```
  ///
  /// The container is current while the content is made, so objects made there capture it. The content
  /// is made at every rendering: an object that should last belongs into ``InjectedModel``.
  public struct ContainerReader<Content: View>: View {
    @Environment(\.container) private var container
    private let content: (Container) -> Content

    /// Makes a reader.
    ///
    /// - Parameter content: makes the content with the container.
    public init(@ViewBuilder content: @escaping (Container) -> Content) {
      self.content = content
    }

    public var body: some View { withContainer(container) { content(container) } }
  }
#endif
