#if DEBUG
  package import Understudy
  import UnderstudyLaunch

  /// What stands across each ticket of a house that a test launches.
  package struct PrintedWatermark: LaunchOverride {
    package var text: String

    package init(_ text: String) { self.text = text }

    package var registrations: [any AnyRegistration] {
      Registration(Settings.self) {
        var settings = Settings(for: try $0.resolve())
        settings.watermark = text
        return settings
      }
    }
  }
#endif
