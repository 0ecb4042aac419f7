/// The answer to one call of a generated member: a result, or a closure that the member calls itself.
///
/// Generated code uses it; tests do not.
public enum DrawnAnswer<Output, Handler> {
  case output(Output)
  case handler(Handler, CallTicket)
}
