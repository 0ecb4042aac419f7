import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// The steps of the tutorial "Your first isolated suite", each in a namespace of its own. The imports are
// those of this file.

private enum FirstSeam {
  // snippet: Seam-1.swift
  struct Letter: Hashable, Sendable {
    var text: String
  }

  protocol Mailer: Sendable {
    func send(_ letter: Letter, to address: String) async throws
  }
  // end snippet
}

private enum FirstIsolatedSuite {
  // snippet: Seam-2.swift
  struct Letter: Hashable, Sendable {
    var text: String
  }

  protocol Mailer: Sendable {
    func send(_ letter: Letter, to address: String) async throws
  }

  struct BoxOffice {
    @Injected var mailer: any Mailer

    func confirm(seat: String, to address: String) async throws {
      try await mailer.send(Letter(text: "Seat \(seat) is yours."), to: address)
    }
  }
  // end snippet

  enum FirstDouble {
    // snippet: Double-1.swift
    struct MailerSpy: Mailer, TestDouble {
      let sends = Spy<(letter: Letter, to: String)>()

      func send(_ letter: Letter, to address: String) async throws {
      }
    }
    // end snippet
  }

  // snippet: Double-2.swift
  struct MailerSpy: Mailer, TestDouble {
    let sends = Spy<(letter: Letter, to: String)>()

    func send(_ letter: Letter, to address: String) async throws {
      await sends.call(letter, address)
    }
  }
  // end snippet

  enum FirstSuite {
    // snippet: Suite-1.swift
    @Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
    struct BoxOfficeTests {
    }
    // end snippet
  }

  enum SecondSuite {
    // snippet: Suite-2.swift
    @Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
    struct BoxOfficeTests {
      @Test func `a buyer gets a letter`() async throws {
        try await BoxOffice().confirm(seat: "A1", to: "ada")
      }
    }
    // end snippet
  }

  enum ThirdSuite {
    // snippet: Suite-3.swift
    @Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
    struct BoxOfficeTests {
      @Test func `a buyer gets a letter`() async throws {
        try await BoxOffice().confirm(seat: "A1", to: "ada")

        let mailer = try await Container.current.resolve(MailerSpy.self)
        mailer.sends.verify(with: .any, "ada")
      }
    }
    // end snippet
  }

  enum FourthSuite {
    // snippet: Suite-4.swift
    @Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
    struct BoxOfficeTests {
      @Test(arguments: ["A1", "A2", "B7"])
      func `a buyer gets a letter`(seat: String) async throws {
        try await BoxOffice().confirm(seat: seat, to: "ada")

        let mailer = try await Container.current.resolve(MailerSpy.self)
        mailer.sends.verify(with: .equal(Letter(text: "Seat \(seat) is yours.")), "ada")
      }
    }
    // end snippet
  }

  enum LastSuite {
    // snippet: Override-1.swift
    @Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
    struct BoxOfficeTests {
      @Test(arguments: ["A1", "A2", "B7"])
      func `a buyer gets a letter`(seat: String) async throws {
        try await BoxOffice().confirm(seat: seat, to: "ada")

        let mailer = try await Container.current.resolve(MailerSpy.self)
        mailer.sends.verify(with: .equal(Letter(text: "Seat \(seat) is yours.")), "ada")
      }

      @Test func `an override lasts as long as its closure`() async throws {
        let other = MailerSpy()
        try await withContainer(overriding: (any Mailer).self, with: other) {
          try await BoxOffice().confirm(seat: "A1", to: "ada")
        }
        try await BoxOffice().confirm(seat: "A2", to: "bob")

        other.sends.verify(with: .any, "ada")
        let mailer = try await Container.current.resolve(MailerSpy.self)
        mailer.sends.verify(with: .any, "bob")
      }
    }
    // end snippet
  }
}
