#if canImport(SwiftUI)
  import Understudy

  /// A value made for a view once for each container in its environment.
  ///
  /// An object, because it is made while the view is rendered, when no state may change. Views
  /// access it on the main actor alone.
  final class ContainerBound<Value> {
    private var made: (container: Container?, value: Value)?

    init() {}

    func value(for container: Container?, _ make: (Container?) -> Value) -> Value {
      if let made, made.container === container { return made.value }
      let value = make(container)
      made = (container, value)
      return value
    }
  }
#endif
