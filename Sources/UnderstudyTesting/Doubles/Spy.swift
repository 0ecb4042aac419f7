/// A member of a double without a result: it records each call and returns.
///
/// ```swift
/// struct MailerSpy: Mailer, TestDouble {
///   let sends = Spy<Letter, String>()
///
///   func send(_ letter: Letter, to address: String) async throws {
///     await sends.call(letter, address)
///   }
/// }
///
/// mailer.sends.verify(with: .any, "ada@example.org")
/// ```
///
/// The type parameters are those of the member. A tuple with labels gives the arguments names in
/// closures: `Spy<(letter: Letter, to: String)>` is read as `$0.to`, and called in the same way. A
/// member without arguments is a `Spy<Void>`.
///
/// For a member that can fail, spell out the error: `Stub<Letter, Void, any Error>`. Without an
/// answer it succeeds as well.
public typealias Spy<each Argument: Sendable> = Stub<(repeat each Argument), Void, Never>
