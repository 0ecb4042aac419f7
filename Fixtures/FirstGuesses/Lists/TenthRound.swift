// swift-format-ignore-file
// What people typed who knew Mockito: verifications that wait.

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

func waits(_ sends: Spy<String, String>) async {
  sends.verify(.never, after: .milliseconds(200), with: .any, "bob")  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, within: .milliseconds(200), with: .any, "bob")  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, with: .any, "bob", after: .milliseconds(200))  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, with: .any, "bob", within: .milliseconds(200))  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, after: .milliseconds(200))  // expected-error {{It waits, so write await called(.never, within: .seconds(1))}}
  await sends.called(.never, with: .any, "bob", within: .milliseconds(1))  // works
}
