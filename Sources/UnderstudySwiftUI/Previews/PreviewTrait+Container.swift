#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows a preview with a container in which no live service runs.
    ///
    /// ```swift
    /// #Preview(traits: .container { $0.register((any SeatMap).self) { HalfFullHouse() } }) {
    ///   SeatMapView()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - base: the app's container, or one that the app's composition has filled; without one the
    ///     preview starts empty.
    ///   - configure: registers the preview's doubles; the container is current meanwhile.
    @MainActor public static func container(
      over base: Container? = nil,
      _ configure: @MainActor (Container) -> Void
    ) -> PreviewTrait {
      let container = Container.forPreview(over: base)
      withContainer(container) { configure(container) }
      return .container(container)
    }

    /// Shows a preview with a given container, unchanged.
    ///
    /// ```swift
    /// #Preview(traits: .container(.preview(over: app))) { SeatMapView() }
    /// ```
    ///
    /// - Parameter container: the container of the preview.
    @MainActor public static func container(_ container: Container) -> PreviewTrait {
      .modifier(PreviewContainerModifier(container: container))
    }
  }

  private struct PreviewContainerModifier: PreviewModifier {
    let container: Container

    func body(content: Content, context: Void) -> some View { content.container(container) }
  }
#endif
