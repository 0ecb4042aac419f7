#if Macros
/// Types of the standard library whose values cannot be copied, or cannot escape.
enum UnkeepableTypes {
  static let names: Set<String> = [
    "Span", "MutableSpan", "RawSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    "Atomic", "Mutex",
  ]
}
#endif
