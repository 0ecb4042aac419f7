// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(*, unavailable, message: "Write SeededRandomNumberGenerator(seed: 7): it can be shared.")
public typealias SharedRandomNumberGenerator = SeededRandomNumberGenerator

extension SeededRandomNumberGenerator {
  @available(
    *,
    unavailable,
    message: "Write var random = doubles.random; seats.shuffled(using: &random)."
  )
  public func withGenerator<Result>(
    _ body: (inout SeededRandomNumberGenerator) throws -> Result
  ) -> Result { unavailable() }
}
