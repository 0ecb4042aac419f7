import Understudy

extension ContainerLogEntry {
  /// Writes the entry to standard error as one line, which other threads' entries do not interrupt.
  ///
  /// ``Container/startLogging(from:slowerThan:to:)`` does this by default. A closure that also logs
  /// elsewhere can call it:
  ///
  /// ```swift
  /// container.startLogging { entry in
  ///   entry.writeToStandardError()  // Understudy info: configured module printing (…)
  ///   if entry.level >= .error { alarm.ring() }
  /// }
  /// ```
  ///
  /// Line breaks and control characters in names are escaped as in Swift: `\n`, `\u{1B}`.
  public func writeToStandardError() { StandardError.write(line) }

  var line: String {
    var line = "Understudy "
    for scalar in description.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
