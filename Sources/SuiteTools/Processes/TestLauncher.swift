import Foundation

/// How the executable of a package's tests is started.
enum TestLauncher {
  /// - Parameter words: the arguments of Swift Testing, or the list of names for XCTest.
  static func command(for executable: URL, _ words: [String]) -> [String] {
    #if os(macOS)
      // There, it is a bundle that a tool of the toolchain loads.
      let bundle = executable.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      guard words.first?.hasPrefix("--") == true else {
        return ["/usr/bin/xcrun", "xctest", "-XCTest"] + words + [bundle.path]
      }
      return [
        "/bin/sh", "-c",
        #"exec "$(dirname "$(xcrun --find swift)")/../libexec/swift/pm/swiftpm-testing-helper" "$@""#,
        "swiftpm-testing-helper", "--test-bundle-path", executable.path,
      ] + words + [executable.path]
    #else
      return [executable.path] + words
    #endif
  }

  /// The variables that say where the home folder, user defaults and temporary files are.
  static func home(_ folder: String) -> [(String, String)] {
    [
      ("HOME", folder), ("CFFIXED_USER_HOME", folder), ("XDG_CONFIG_HOME", "\(folder)/.config"),
      ("XDG_DATA_HOME", "\(folder)/.local/share"), ("XDG_CACHE_HOME", "\(folder)/.cache"),
      ("TMPDIR", "\(folder)/tmp/"),
    ]
  }
}
