/// A JSON object in the making, on one line. Members that are empty or zero are left out.
///
/// ```swift
/// var line = JSONLine(kind: "began")
/// line.add("case", 17)
/// print(line.text)  // {"kind":"began","case":17}
/// ```
///
/// A small writer, because this runs twice for each test case, and `JSONEncoder` takes longer than a
/// short case.
struct JSONLine {
  private var bytes: [UInt8] = []

  init(kind: StaticString, capacity: Int = 256) {
    bytes.reserveCapacity(capacity)
    bytes.append(UInt8(ascii: "{"))
    begin("kind")
    bytes.append(UInt8(ascii: "\""))
    append(kind)
    bytes.append(UInt8(ascii: "\""))
  }

  /// The line with its end, as it is written.
  var ended: [UInt8] {
    var line = bytes
    line.append(UInt8(ascii: "}"))
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// The line without its end.
  var text: String { String(decoding: ended.dropLast(), as: UTF8.self) }

  mutating func add(_ name: StaticString, _ value: EscapedText?) {
    guard let value else { return }
    begin(name)
    bytes += value.bytes
  }

  mutating func add(_ name: StaticString, _ value: some BinaryInteger) {
    guard value != 0 else { return }
    begin(name)
    append(UInt64(clamping: value))
  }

  /// Adds a time in seconds, rounded to whole microseconds.
  ///
  /// - Parameter isKept: whether to keep a time that rounds to zero.
  mutating func add(_ name: StaticString, nanoseconds: Int64, isKept: Bool = false) {
    let microseconds = UInt64(max(0, nanoseconds) + 500) / 1_000
    guard isKept || microseconds > 0 else { return }
    begin(name)
    append(microseconds / 1_000_000)
    appendFraction(microseconds % 1_000_000)
  }

  /// Adds a list of objects.
  mutating func add<Element>(
    _ name: StaticString,
    _ elements: [Element],
    _ body: (Element, inout JSONLine) -> Void
  ) {
    addList(name, elements) { element, line in
      line.bytes.append(UInt8(ascii: "{"))
      body(element, &line)
      line.bytes.append(UInt8(ascii: "}"))
    }
  }

  mutating func add(_ name: StaticString, _ texts: [EscapedText]) {
    addList(name, texts) { $1.bytes += $0.bytes }
  }

  mutating func add(_ name: StaticString, _ numbers: [UInt64]) {
    addList(name, numbers) { $1.append($0) }
  }

  private mutating func addList<Element>(
    _ name: StaticString,
    _ elements: [Element],
    _ body: (Element, inout JSONLine) -> Void
  ) {
    guard !elements.isEmpty else { return }
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for element in elements {
      separate()
      body(element, &self)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func begin(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Adds a comma, unless this is the first of its list or object.
  private mutating func separate() {
    if let last = bytes.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") {
      bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ number: UInt64) {
    guard number >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    append(number / 10)
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends millionths as decimals, without the zeros at their end.
  private mutating func appendFraction(_ millionths: UInt64) {
    guard millionths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, unit) = (millionths, UInt64(100_000))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }
}
