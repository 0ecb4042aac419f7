/// Runs trials: the processes of a package, or a fake in a test.
package protocol TrialRunner: AnyObject {
  func run(_ trial: Trial) throws -> Observation

  /// A command that does once more what the trial did.
  func command(for trial: Trial) -> String
}
