import UnderstudyPages

/// Writes JSON, member by member, and leaves out what is empty or zero.
struct JSONText {
  private(set) var text = ""
  private var isFirst = true

  mutating func object(_ write: (inout JSONText) -> Void) { nest("{", "}", write) }

  mutating func array(_ write: (inout JSONText) -> Void) { nest("[", "]", write) }

  /// Writes an array with each element on a line of its own.
  mutating func lines<Element>(
    _ elements: some Collection<Element>,
    _ write: (inout JSONText, Element) -> Void
  ) {
    nest("[", "]") { json in
      for element in elements {
        json.separate()
        json.text += "\n"
        json.isFirst = true
        write(&json, element)
        json.isFirst = false
      }
      if !elements.isEmpty { json.text += "\n" }
    }
  }

  mutating func name(_ name: StaticString) {
    separate()
    text += "\"\(name)\":"
    isFirst = true
  }

  mutating func value(_ value: String) {
    separate()
    PageText.quote(value, into: &text)
  }

  mutating func value(_ value: some BinaryInteger) {
    separate()
    text += String(value)
  }

  mutating func value(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  /// Writes seconds, to the microsecond.
  mutating func value(seconds: Double) {
    separate()
    text += Self.decimal(seconds)
  }

  static func decimal(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "0" }
    let millionths = Int((seconds * 1_000_000).rounded())
    let (whole, rest) = abs(millionths).quotientAndRemainder(dividingBy: 1_000_000)
    let sign = millionths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  private mutating func separate() {
    if !isFirst { text += "," }
    isFirst = false
  }

  private mutating func nest(
    _ opening: String,
    _ closing: String,
    _ write: (inout JSONText) -> Void
  ) {
    separate()
    text += opening
    isFirst = true
    write(&self)
    text += closing
    isFirst = false
  }
}

// MARK: - Members

extension JSONText {
  mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    self.name(name)
    self.value(value)
  }

  mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value, value != 0 else { return }
    self.name(name)
    self.value(value)
  }

  mutating func member(_ name: StaticString, seconds value: Double?) {
    guard let value, value != 0 else { return }
    self.name(name)
    self.value(seconds: value)
  }

  mutating func member<Element>(
    _ name: StaticString,
    _ elements: [Element],
    _ write: (inout JSONText, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.name(name)
    array { json in for element in elements { write(&json, element) } }
  }

  mutating func member(_ name: StaticString, _ texts: [String]) {
    member(name, texts) { $0.value($1) }
  }
}
