#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  /// A view that makes its content with the container of its environment.
  ///
  /// Use it where the container itself is needed and there is no view of its own. The name follows
  /// SwiftUI's `GeometryReader` and `ScrollViewReader`.
  ///
  /// ```swift
  /// ContainerReader { container in
  ///   Text("Under \(container.label ?? "no label")")
  /// }
  /// ```
  ///
  /// The container is current while the content is made, so objects made there capture it. The
  /// content is made at every rendering: an object that has to persist belongs in
  /// ``InjectedModel``.
  public struct ContainerReader<Content: View>: View {
    @Environment(\.container) private var container
    private let content: (Container) -> Content

    /// Makes a reader.
    ///
    /// - Parameter content: makes the content with the container.
    public init(@ViewBuilder content: @escaping (Container) -> Content) {
      self.content = content
    }

    /// The content.
    public var body: some View { withContainer(container) { content(container) } }
  }
#endif
