import Understudy

/// A double that the generator has written.
///
/// It stands in for its protocol and has one property more, `on`, with the protocol's members: each
/// gives access to its calls and answers. ``MemberCalls`` says what can be done with them.
///
/// ```swift
/// let gateway = PaymentGatewayDouble()
/// gateway.on.charge().returns(receipt)
/// container.register(gateway, as: (any PaymentGateway).self)
/// ```
public protocol GeneratedDouble: RecordingDouble {}

extension GeneratedDouble {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __members: [any DoubleMember] { StoredMembers.of(self) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __reset() { for member in __members { member.reset() } }

  /// Removes calls and answers: the double is as new.
  ///
  /// ```swift
  /// gateway.reset()
  /// ```
  public func reset() { __reset() }

  /// Records the line that made the double: its issues are reported there, unless another line causes
  /// them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __isMade(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for part in parts { part.isMade(at: site) }
  }
}
