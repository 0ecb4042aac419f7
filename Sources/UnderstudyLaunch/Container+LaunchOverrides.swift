public import Understudy

#if DEBUG
  import Foundation
#endif

extension Container {
  #if DEBUG
    /// Registers the overrides that a UI test has passed in the launch environment.
    ///
    /// Call it when the container has its registrations, before anything is resolved. Only a debug
    /// build decodes; in a release build the call does nothing, and nothing of the decoder is linked.
    ///
    /// ```swift
    /// let container = Container(label: "app")
    /// container.register { theatre() }
    /// #if DEBUG
    ///   try container.applyLaunchOverrides(DeclinedCards.self, EmptyHouse.self)
    /// #endif
    /// try Container.bootstrap(container)
    /// ```
    ///
    /// Either all overrides are applied or none.
    ///
    /// - Parameters:
    ///   - known: the types that a test may pass.
    ///   - variables: variables to use instead of the process's.
    /// - Returns: the names of the overrides that were applied, in their order; none if the variable
    ///   is not set.
    /// - Throws: a ``LaunchOverrideError`` that lists all problems.
    @discardableResult
    public func applyLaunchOverrides(
      _ known: any LaunchOverride.Type...,
      in variables: [String: String]? = nil,
      fileID: StaticString = #fileID,
      line: UInt = #line
    ) throws(LaunchOverrideError) -> [String] {
      let variables = variables ?? ProcessInfo.processInfo.environment
      guard let text = variables[LaunchOverrides.variable] else { return [] }
      let overrides = try ReceivedOverrides(text, known: known).overrides
      do throws(ContainerError) {
        try extend(fileID: fileID, line: line) {
          for override in overrides { override.registrations }
        }
      } catch {
        throw LaunchOverrideError([.refused(error)])
      }
      return overrides.map { type(of: $0).launchName }
    }
  #else
    /// Does nothing: a release build takes no overrides.
    @inlinable @inline(__always)
    @discardableResult
    public func applyLaunchOverrides(
      _ known: any LaunchOverride.Type...,
      in variables: [String: String]? = nil,
      fileID: StaticString = #fileID,
      line: UInt = #line
    ) throws(LaunchOverrideError) -> [String] { [] }
  #endif
}
