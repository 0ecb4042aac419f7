import Understudy

extension ContainerLogEntry {
  /// Writes the entry to standard error as one line, which entries of other threads do not cut.
  ///
  /// That is where ``Container/startLogging(from:slowerThan:to:)`` logs unless it is told otherwise.
  /// A closure that logs elsewhere as well can call it:
  ///
  /// ```swift
  /// container.startLogging { entry in
  ///   entry.writeToStandardError()  // Understudy info: configured module printing (…)
  ///   if entry.level >= .error { alarm.ring() }
  /// }
  /// ```
  ///
  /// Line breaks and control characters in names are written as Swift spells them: `\n`, `\u{1B}`.
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
