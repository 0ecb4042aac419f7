/// The framework that runs a test, for texts that say what its author writes.
package enum TestFramework: Sendable { case swiftTesting, xcTest }
