#if canImport(SwiftUI)
  public import Understudy

  extension Container {
    /// Makes a container for a preview, in which no live service runs.
    ///
    /// Without a base it is empty. Resolving a key that is missing, or live and not replaced, is an
    /// error with its text, and nothing is called: a preview that is rendered at each keystroke
    /// must not charge a card.
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
    ///   - base: the app's container, or one that the app's composition has filled; it is not
    ///     changed.
    ///   - doubles: the doubles that replace live services in the preview.
    // The toolkit's function of that name, which also keeps a journal, is preferred if both are
    // imported.
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
      guard let base else { return Container(label: "preview", rules: rules, host: nil) }
      return base.fork(sharing: .registrations, label: "preview", rules: rules, host: base.host)
    }
  }
#endif
