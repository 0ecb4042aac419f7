#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  extension Scene {
    /// Sets the container for all windows of the scene.
    ///
    /// ```swift
    /// @main struct BoxOfficeApp: App {
    ///   private let container = Container(label: "box office")
    ///
    ///   var body: some Scene {
    ///     WindowGroup { SeatMapView() }.container(container)
    ///   }
    /// }
    /// ```
    ///
    /// - Parameter container: the container for the views in the scene.
    public func container(_ container: Container) -> some Scene {
      environment(\.container, container)
    }
  }
#endif
