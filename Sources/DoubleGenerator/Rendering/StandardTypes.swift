#if Macros
/// The types that every file knows.
enum StandardTypes {
  static let names: Set<String> = [
    "Actor", "AdditiveArithmetic", "Any", "AnyClass", "AnyCollection", "AnyHashable", "AnyIterator",
    "AnyKeyPath", "AnyObject", "AnySequence", "Array", "ArraySlice", "AsyncIteratorProtocol",
    "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BidirectionalCollection",
    "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "Bool", "CancellationError",
    "CaseIterable", "Character", "CheckedContinuation", "Clock", "ClosedRange", "Codable",
    "CodingKey", "Collection", "Comparable", "ContiguousArray", "ContinuousClock", "Copyable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Decoder",
    "DefaultIndices", "Dictionary", "DiscardingTaskGroup", "Double", "Duration", "EmptyCollection",
    "Encodable", "Encoder", "Equatable", "Error", "Escapable", "Executor",
    "ExpressibleByArrayLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral",
    "FixedWidthInteger", "Float", "Float16", "FloatingPoint", "GlobalActor", "Hashable", "Hasher",
    "Identifiable", "InlineArray", "InstantProtocol", "Int", "Int128", "Int16", "Int32", "Int64",
    "Int8", "IteratorProtocol", "KeyPath", "LazySequence", "LosslessStringConvertible", "MainActor",
    "MutableCollection", "MutableSpan", "Never", "Numeric", "ObjectIdentifier", "OpaquePointer",
    "Optional", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    "Protocol", "RandomAccessCollection", "RandomNumberGenerator", "Range", "RangeExpression",
    "RangeReplaceableCollection", "RawRepresentable", "RawSpan", "ReferenceWritableKeyPath",
    "Result", "Self", "Sendable", "SendableMetatype", "Sequence", "SerialExecutor", "Set",
    "SetAlgebra", "SignedInteger", "SignedNumeric", "Slice", "Span", "StaticString", "Strideable",
    "String", "StringProtocol", "Substring", "SuspendingClock", "SystemRandomNumberGenerator",
    "Task", "TaskExecutor", "TaskGroup", "TaskPriority", "TextOutputStream", "ThrowingTaskGroup",
    "Type", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "UnboundedRange", "Unicode",
    "UnicodeScalar", "Unmanaged", "UnownedSerialExecutor", "UnsafeBufferPointer",
    "UnsafeContinuation", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    "UnsignedInteger", "Void", "WritableKeyPath", "Zip2Sequence",
  ]
}
#endif
