#if canImport(SwiftUI)
  public import Understudy

  extension Container {
    /// A container for a preview, in which nothing runs that is marked live.
    ///
    /// Without a base it is empty. Asking for what is not there, or is live and not replaced, is an error
    /// with its text, and nothing is called: a preview that is rendered at each keystroke must
    /// not charge a card.
    ///
    /// ```swift
    /// struct SeatMapPreviews: PreviewProvider {
    ///   static let container = Container.preview {
    ///     Registration((any SeatMap).self) { HalfFullHouse() }
    ///   }
    ///   static var previews: some View { SeatMapView().container(container) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - base: the app's container, or one that the app's composition has filled; it is not changed.
    ///   - doubles: what the preview shows in the place of what is live.
    // The toolkit's own of that name, which also keeps a journal, comes first where both are imported.
    @_disfavoredOverload
    public static func preview(
      over base: Container? = nil,
      @RegistrationBuilder doubles: () -> [any AnyRegistration] = { [] }
    ) -> Container {
      let container = forPreview(over: base)
      container.register(registrations: doubles)
      return container
    }

    static func forPreview(over base: Container?) -> Container {
      let rules = MockRules(missing: .throwsOnly, firewall: .marked, severity: nil)
      guard let base else { return Container(label: "preview", rules: rules, sink: nil) }
      return base.fork(sharing: .registrations, label: "preview", rules: rules, sink: base.sink)
    }
  }
#endif
