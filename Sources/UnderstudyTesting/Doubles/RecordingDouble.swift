/// A double whose calls the toolkit can read: one written by hand, a ``TestDouble``, or a generated one.
///
/// All that a test does with a double as a whole is here: its ``callHistory``, ``clearCalls()``,
/// ``verifyNoMoreCalls(fileID:filePath:line:column:)``, ``checkpoint(fileID:filePath:line:column:)``
/// and more. The names of its requirements begin with underscores, so that a protocol with a member
/// called `reset` or `members` has a double, too.
public protocol RecordingDouble: Sendable {
  /// The double's members.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var __members: [any DoubleMember] { get }

  /// The calls as text that a double without members has recorded itself.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var __writtenCalls: [String] { get }

  /// Makes the double as new.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func __reset()
}
