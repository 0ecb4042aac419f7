/// The reason why a text is no JSON, or not the JSON that a record consists of.
struct JSONFault: Error, Equatable {
  /// The column of the fault in bytes, counted from 1.
  let column: Int
  /// What was expected there.
  let message: String
}
