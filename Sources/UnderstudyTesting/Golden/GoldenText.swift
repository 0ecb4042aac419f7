import Understudy

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The texts of issues about golden files.
enum GoldenText {
  static func different(_ file: GoldenFile, _ difference: LineDifference) -> String {
    "\(file.name) differs from what the test made; - is the file, + the test:\n"
      + indented(difference)
      + "\n  fix: correct the code under test; if the change is intended, \(recording)."
  }

  static func missing(_ file: GoldenFile) -> String {
    "There is no golden file \(file.name) beside \(source(of: file))."
      + "\n  fix: \(recording)."
  }

  static func unnamed(_ file: GoldenFile) -> String {
    "\"\(file.name)\" is not a name for a golden file."
      + "\n  fix: give the file's path, from the folder that \(source(of: file)) is in, such as "
      + "Goldens/Mail.txt."
  }

  static func recorded(_ file: GoldenFile, _ difference: LineDifference?) -> String {
    (difference.map {
      "\(file.name) was recorded again; - is the old text, + the new one:\n\(indented($0))"
    }
      ?? "\(file.name) was recorded, beside \(source(of: file)).")
      + "\n  fix: review and commit it, then run again without recording: a run that records "
      + "always fails, so that recording is not left on."
  }

  static func recordedTwice(_ file: GoldenFile, _ other: SourceSite) -> String {
    "\(file.name) was recorded with another text before in this run, at \(other)."
      + "\n  fix: give each its own file; for the cases of one test, put the argument into the name."
  }

  static func unreadable(_ file: GoldenFile, _ error: any Error) -> String {
    "\(file.name), beside \(source(of: file)), could not be read: \(reason(for: error))"
      + "\n  fix: make the file readable. Tests that run on a device have no source files."
  }

  static func unwritable(_ file: GoldenFile, _ error: any Error) -> String {
    "\(file.name), beside \(source(of: file)), could not be written: \(reason(for: error))"
      + "\n  fix: record where the sources can be written; a device has no sources, and a sandbox may forbid it."
  }

  private static let recording =
    "run this test once with \(GoldenFile.variable)=1 in the environment (under xcodebuild TEST_RUNNER_\(GoldenFile.variable)=1), which writes the file, "
    + "then review and commit it"

  private static func source(of file: GoldenFile) -> String {
    "\(file.site.filePath.split(separator: "/").last ?? "the test")"
  }

  /// Returns the system's reason without the path, which differs from machine to machine.
  private static func reason(for error: any Error) -> String {
    if let system = error as? POSIXError { return String(cString: strerror(system.code.rawValue)) }
    if let underlying = (error as? CocoaError)?.underlying { return reason(for: underlying) }
    return "\(type(of: error))"
  }

  private static func indented(_ difference: LineDifference) -> String {
    "\(difference)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
