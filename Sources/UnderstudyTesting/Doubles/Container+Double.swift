public import Understudy

extension Container {
  /// Registers a double under the protocol it stands in for and under its own type.
  ///
  /// The test can then resolve it as its own type, without a cast:
  ///
  /// ```swift
  /// container.register(MailerSpy(), as: (any Mailer).self)
  /// try container.resolve(BoxOffice.self).sell(seat)
  /// let sends = try container.resolve(MailerSpy.self).sends
  /// ```
  ///
  /// The double belongs to this container: resetting or closing the container resets the double.
  ///
  /// - Parameters:
  ///   - double: the double, one instance for both keys.
  ///   - type: the type that the code under test resolves. If the double does not conform to it,
  ///     resolving it throws ``Understudy/ContainerError/typeCastFailed(_:expected:actual:)``, and
  ///     the test gets an issue at this line.
  ///   - name: the name of both registrations.
  public func register<Double: RecordingDouble, Dependency>(
    _ double: Double,
    as type: Dependency.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    TestDoubles.areFound
    let site = SourceSite(fileID: fileID, line: line)
    if let dependency = double as? Dependency {
      // A type that conforms to `RecordingDouble` is `Sendable`, and so is the same object as
      // `Dependency`.
      register(double, and: dependency, name: name, at: site)
    } else {
      register(Double.self, name: name, fileID: fileID, line: line, instance: double)
      refuse(
        Key(Dependency.self, name: name),
        because: .typeCastFailed(
          .init(key: Key(Dependency.self, name: name), container: label, registeredAt: site),
          expected: "\(Dependency.self)",
          actual: "\(Double.self)"
        ),
        as: Dependency.self,
        at: site
      )
    }
  }
}
