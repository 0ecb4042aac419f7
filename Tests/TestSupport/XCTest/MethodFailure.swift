/// A failure of a method that a test has run with XCTest.
package struct MethodFailure: Sendable {
  package let test: String
  package let message: String
  package let file: String
  package let line: UInt
}
