#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  /// Injects an instance of the property's type from the container of a view's environment.
  ///
  /// `@Injected` for views, named after SwiftUI's `@Environment` and `@EnvironmentObject`: a view
  /// value is made before its environment is known, and again at each rendering of the views above
  /// it.
  ///
  /// ```swift
  /// struct SeatMapView: View {
  ///   @EnvironmentInjected var seats: any SeatMap
  ///   @EnvironmentInjected(name: "backup") var mailer: any Mailer
  ///   @EnvironmentInjected(\.houseClock) var clock
  ///   @EnvironmentInjected var analytics: (any Analytics)?  // nil if none is registered
  ///
  ///   var body: some View { Text("\(seats.free) seats at \(clock.now())") }
  /// }
  /// ```
  ///
  /// **Which container.** The nearest one that `.container(_:)` and similar modifiers have set
  /// above the view, also after that has changed; if none is set, `Container.current` at each read.
  ///
  /// **How long.** The instance read first is kept as long as the view exists, however often it is
  /// rendered, until its key, or a key it was built from, is registered again or reset; then the
  /// next rendering has the new one. Registering alone does not trigger a rendering.
  ///
  /// **What can go wrong.** As with `@Injected`: a missing required instance is an issue at the
  /// property's declaration, printed, and then a trap; `try $seats.resolve()`, or `try await`,
  /// throws instead.
  @propertyWrapper
  public struct EnvironmentInjected<Value>: DynamicProperty {
    @Environment(\.givenContainer) private var container
    @State private var injection = ContainerBound<Injected<Value>>()
    private let make: (Container?) -> Injected<Value>

    /// Makes an injection of the unnamed registration, or of a named one.
    ///
    /// - Parameters:
    ///   - name: the name it is registered under.
    ///   - owner: the owner's name in messages; by default the enclosing type.
    public init(
      name: String? = nil,
      fileID: StaticString = #fileID,
      line: UInt = #line,
      owner: StaticString = #function
    ) {
      let site = SourceSite(fileID: fileID, line: line)
      make = { Injected(asking: $0, name: name, at: site, owner: owner) }
    }

    /// Makes an injection of a typed key: its registration or, if none, its declared value.
    ///
    /// - Parameters:
    ///   - path: the property of `Dependencies` that declares the key.
    ///   - owner: the owner's name in messages; by default the enclosing type.
    public init(
      _ path: KeyPath<Dependencies, Dependency<Value>>,
      fileID: StaticString = #fileID,
      line: UInt = #line,
      owner: StaticString = #function
    ) {
      let site = SourceSite(fileID: fileID, line: line)
      make = { Injected(path, asking: $0, at: site, owner: owner) }
    }

    /// The instance. Traps if there is none, after recording and printing the issue.
    @MainActor public var wrappedValue: Value { projectedValue.wrappedValue }

    /// The injection in the view's container: `$seats.resolve()` throws where the property would trap.
    @MainActor public var projectedValue: Injected<Value> { injection.value(for: container, make) }
  }
#endif
