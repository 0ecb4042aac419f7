import Foundation
import Testing

private let program = FileManager.default.temporaryDirectory.appending(path: "program.txt")

@Suite struct `Programs in a file` {
  @Test func `a title is set in capitals`() { #expect("hamlet".uppercased() == "HAMLET") }

  @Test func `a program is printed`() throws {
    try Data("Hamlet".utf8).write(to: program)
  }

  @Test func `the program is read`() throws {
    #expect(try Data(contentsOf: program) == Data("Hamlet".utf8))
  }
}

@Suite struct `Languages in user defaults` {
  @Test func `a language is chosen`() {
    UserDefaults.standard.set("de", forKey: "house.language")
  }

  @Test(arguments: ["en", "de", "fr"]) func `a code has two letters`(code: String) {
    #expect(code.count == 2)
  }

  @Test func `nobody has chosen a language yet`() {
    #expect(UserDefaults.standard.string(forKey: "house.language") == nil)
  }
}

@Suite struct `Stages in the environment` {
  @Test func `the small stage is set`() { setenv("HOUSE_STAGE", "small", 1) }

  @Test func `a stage has a name`() { #expect(!"small".isEmpty) }

  @Test func `the main stage is the default`() { #expect(getenv("HOUSE_STAGE") == nil) }
}

@Test func `a test outside of suites passes`() { #expect(Bool(true)) }

/// What ends a process, or keeps it, if the environment asks for it.
@Suite struct `Fires and queues` {
  @Test func `a fire ends the process`() {
    if getenv("HOUSE_FIRE") != nil { fatalError("The house is on fire.") }
  }

  @Test func `a guest waits`() { #expect(Bool(true)) }

  @Test func `a queue never ends`() {
    while getenv("HOUSE_QUEUE") != nil { pause() }
  }
}
