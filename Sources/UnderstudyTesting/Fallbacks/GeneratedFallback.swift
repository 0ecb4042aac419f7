/// The fallback of a generated double. A ``FallbackDouble`` that somebody wrote for the same type is
/// taken first.
public protocol GeneratedFallback: FallbackDouble {}
