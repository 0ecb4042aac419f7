/// One member of a double that has nothing to return: it records each call and comes back.
///
/// ```swift
/// struct MailerSpy: Mailer, TestDouble {
///   let sends = Spy<(letter: Letter, to: String)>("send(_:to:)")
///
///   func send(_ letter: Letter, to address: String) async throws {
///     await sends.call((letter, address))
///   }
/// }
/// ```
///
/// For a member that shall be able to fail, spell out the error: `Stub<Letter, Void, any Error>`.
/// Without an answer it succeeds as well.
public typealias Spy<Arguments: Sendable> = Stub<Arguments, Void, Never>
