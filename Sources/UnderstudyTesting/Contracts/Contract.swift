public import Understudy

/// Runs one test against every implementation of a protocol, so that all keep the same promises:
/// the double of the tests as well as what the app ships.
///
/// ```swift
/// @Test(.container, arguments: Contract.implementations(of: (any Mailer).self, in: theatre()))
/// func `a mailer keeps what it has sent`(_ implementation: Implementation<any Mailer>) throws {
///   let mailer = try implementation.make()
///   try mailer.send("Hamlet, row 3", to: "ada")
///   #expect(mailer.sent == ["ada"])
/// }
/// ```
///
/// Each implementation is a case of its own, and each `make()` builds in a container of its own.
/// Under XCTest, `checkEach` of `UnderstudyXCTest` runs the cases in a loop.
public enum Contract {
  /// Returns the registrations of a type, named or not, in some containers.
  ///
  /// To test an app before and after a change, pass both containers, such as one with a set of
  /// modules and one with the set after `replacing(_:)`:
  ///
  /// ```swift
  /// Contract.implementations(of: (any Mailer).self, in: app(modules), app(modules.replacing(fakes)))
  /// ```
  ///
  /// Under Swift Testing the arguments of a test are computed before it begins, so there is no
  /// current container: pass a function that makes one.
  ///
  /// If there is no implementation, the result has one element, whose `make()` fails its case: a
  /// contract that tests nothing does not pass.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any Mailer).self`. Registrations under
  ///     another type, such as a class that conforms to the protocol, are others.
  ///   - containers: the containers to search, in this order, each with its ancestors. They are not
  ///     changed. Declared values of typed keys do not count as registered.
  ///   - includingLive: whether to test registrations that are marked live, which then may use live
  ///     services. Otherwise they are left out: standard error lists them, and so does
  ///     ``Implementations/leftOut``.
  /// - Returns: the implementations, in the order of the containers and of the registrations.
  /// - Complexity: O(*n* log *n*) for *n* registrations.
  public static func implementations<Value>(
    of type: Value.Type,
    in containers: Container...,
    includingLive: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Implementations<Value> {
    let site = SourceSite(fileID: fileID, line: line)
    let implementations = Implementations(
      of: type,
      in: containers,
      includingLive: includingLive,
      at: site
    )
    if let note = implementations.note(at: site) { StandardError.write(note) }
    return implementations
  }
}
