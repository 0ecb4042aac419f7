/// The result of a generated member whose own result cannot be stored, such as a noncopyable one.
///
/// It has no values, so only `answers` can serve such a member: its closure makes each result anew.
///
/// ```swift
/// vault.on.open().answers { Ticket(number: 7) }  // Ticket: ~Copyable
/// ```
public enum HandlerOnly: Sendable {}
