extension Unmanaged {
  /// Calls the body with the object, which somebody else holds meanwhile, without retaining it.
  @inline(__always)
  func borrowing<Result, Failure: Error>(
    _ body: (Instance) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try _withUnsafeGuaranteedRef(body)
    } catch {
      throw error as! Failure  // it forgets the type, and throws what `body` threw
    }
  }
}
