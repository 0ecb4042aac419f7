// The fields of types that are known at run time only; Apple's looks at them in the same way.
@_spi(Reflection) import Swift

extension Node {
  /// - Parameter offset: where the value stands in the view, which tells its properties apart.
  func wireFields(
    of type: Any.Type,
    _ pointer: UnsafeMutableRawPointer,
    _ offset: Int,
    _ environment: EnvironmentValues
  ) {
    var properties: [(any DynamicProperty.Type, Int)] = []
    _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type { properties.append((type, offset)) }
      return true
    }
    for (type, position) in properties {
      wire(type, pointer + position, offset + position, environment)
    }
  }

  private func wire<Property: DynamicProperty>(
    _ type: Property.Type,
    _ pointer: UnsafeMutableRawPointer,
    _ offset: Int,
    _ environment: EnvironmentValues
  ) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    if var wired = property.pointee as? any WiredProperty {
      wired.wire(to: self, at: offset, environment)
      property.pointee = wired as! Property  // its own copy
    } else {
      wireFields(of: type, pointer, offset, environment)
    }
    property.pointee.update()
  }
}
