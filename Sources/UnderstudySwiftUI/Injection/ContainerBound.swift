#if canImport(SwiftUI)
  import Understudy

  /// Something made for a view once for each container that its surroundings have.
  ///
  /// An object, because it is made while the view is rendered, when no state may change. Views
  /// reach it on the main actor alone.
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
