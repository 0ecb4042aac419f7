import Testing
import Understudy
import UnderstudySwiftTesting

/// The code under test catches the error about what no test has registered.
@Suite(.container)
struct CaughtMisses {
  @Test func passing() { Misuse.askForTheMissing(.current) }

  @Test func failing() {
    Misuse.askForTheMissing(.current)
    #expect(Bool(false))
  }

  @Test func throwing() throws { try Misuse.insist(.current) }

  @Test func asking() {
    #expect(throws: ContainerError.self) { try Container.current.resolve((any Mailer).self) }
  }
}
