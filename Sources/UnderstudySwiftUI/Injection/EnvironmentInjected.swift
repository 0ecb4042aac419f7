#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  /// Injects what the container of a view's surroundings gives for the property's type.
  ///
  /// `@Injected` for views, called as SwiftUI calls `@Environment` and `@EnvironmentObject`: a view
  /// value is made before its surroundings are known, and again at each rendering of what is above it.
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
  /// **Which container.** The nearest that `.container(_:)` and its like have set above the view, also
  /// after that has changed; where nothing is set, `Container.current` at each read.
  ///
  /// **How long.** The instance read first is kept as long as the view is there, however often it is
  /// rendered, until its key, or something it was built from, is registered again or reset; then the
  /// next rendering has the new one. Registering does not itself render anything.
  ///
  /// **What can go wrong.** As with `@Injected`: a missing required one is an issue at the property's
  /// declaration, printed, and then a trap; `try $seats.resolve()`, or `try await`, throws instead.
  @propertyWrapper
  public struct EnvironmentInjected<Value>: DynamicProperty {
    @Environment(\.givenContainer) private var container
    @State private var injection = ContainerBound<Injected<Value>>()
    private let make: (Container?) -> Injected<Value>

    /// Makes an injection of the unnamed registration, or of a named one.
    ///
    /// - Parameters:
    ///   - name: the name it is registered under.
    ///   - owner: what messages call the owner; the default is the enclosing type.
    public init(
      name: String? = nil,
      fileID: StaticString = #fileID,
      line: UInt = #line,
      owner: StaticString = #function
    ) {
      let site = SourceSite(fileID: fileID, line: line)
      make = { Injected(asking: $0, name: name, at: site, owner: owner) }
    }

    /// Makes an injection of a typed key: of what is registered, else of its default or test value.
    ///
    /// - Parameters:
    ///   - path: the property of `Dependencies` that declares it.
    ///   - owner: what messages call the owner; the default is the enclosing type.
    public init(
      _ path: KeyPath<Dependencies, Dependency<Value>>,
      fileID: StaticString = #fileID,
      line: UInt = #line,
      owner: StaticString = #function
    ) {
      let site = SourceSite(fileID: fileID, line: line)
      make = { Injected(path, asking: $0, at: site, owner: owner) }
    }

    /// The instance. Traps, after the issue is recorded and printed, if there is none to give.
    @MainActor public var wrappedValue: Value { projectedValue.wrappedValue }

    /// The injection in the view's container: `$seats.resolve()` throws where the property would trap.
    @MainActor public var projectedValue: Injected<Value> { injection.value(for: container, make) }
  }
#endif
