/// Runs the body as synchronous code, for a test that is asynchronous: there each call that could
/// be awaited is.
package func synchronously<Value, Failure: Error>(
  _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  try body()
}
