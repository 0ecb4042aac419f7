import Understudy

/// What a test got for a key.
enum KeyUse: String, CaseIterable, Sendable {
  /// A registration that is neither live nor a double.
  case real
  /// A live registration, or the live value of a typed key.
  case live
  /// A test double.
  case doubled
  /// The default of a typed key, or the fallback after a failed read.
  case defaulted
  /// Nothing: there was no registration.
  case unregistered

  /// Tells from a registration what the test got.
  ///
  /// A double need not be a ``TestDouble``. Whatever replaces another registration in a test stands
  /// for it, and so does all that is in a strict mock. Other registrations of a test, such as those
  /// of an app that it puts together itself, are doubles only if they are for a protocol or a
  /// closure and stand in a module of tests.
  ///
  /// - Parameters:
  ///   - source: the registration; `nil` if there is none.
  ///   - isAbstract: whether the key's type is a protocol or a closure.
  ///   - module: the test's module.
  init(_ source: KeySource?, isAbstract: Bool, in module: Substring) {
    guard let source else {
      self = .unregistered
      return
    }
    if source.isLive {
      self = .live
    } else if source.hasDouble {
      self = .doubled
    } else if source.isDefault {
      self = .defaulted
    } else if source.isOfTest, source.isReplacement || source.isInStrictMock {
      self = .doubled
    } else if source.isOfTest, isAbstract, source.site?.isOfTests(module) == true {
      self = .doubled
    } else {
      self = .real
    }
  }

  /// The word for it in a report.
  var text: EscapedText {
    switch self {
    case .real: Self.realText
    case .live: Self.liveText
    case .doubled: Self.doubledText
    case .defaulted: Self.defaultedText
    case .unregistered: Self.unregisteredText
    }
  }

  private static let realText: EscapedText = "real"
  private static let liveText: EscapedText = "live"
  private static let doubledText: EscapedText = "doubled"
  private static let defaultedText: EscapedText = "defaulted"
  private static let unregisteredText: EscapedText = "unregistered"
}

extension SourceSite {
  /// Whether the line is in the test's module, or in one whose name says that it is for tests.
  fileprivate func isOfTests(_ module: Substring) -> Bool {
    let own = fileID.prefix { $0 != "/" }
    return own == module || own.contains("Test")
  }
}
