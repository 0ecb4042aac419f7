package import Understudy

/// The kind of the container's error that the body throws; `nil` if it throws none.
package func refusal<Value>(_ body: () throws -> Value) -> ContainerError.Kind? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? ContainerError)?.kind
  }
}
