/// The answer to one call of a generated member: a result, or a closure that the member calls itself.
///
/// Generated code uses it; tests do not.
public enum DrawnAnswer<Output, Handler> {
  /// The result to return.
  case output(Output)
  /// The closure to call, and the call that it answers.
  case handler(Handler, CallTicket)
}
