/// Identifies a double attached to a container.
///
/// An object alone does not: a double that is a value is identified by its first member, and that
/// member may be registered as well, or be shared with a double of another type.
package struct AttachedDoubleIdentity: Hashable {
  private let object: ObjectIdentifier
  private let type: ObjectIdentifier

  package init(_ object: AnyObject, as type: any Any.Type) {
    self.object = ObjectIdentifier(object)
    self.type = ObjectIdentifier(type)
  }
}
