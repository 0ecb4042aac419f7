// guess: Spy(SMTPMailer())
// from: Mockito, Sinon
// expect: error: no exact matches in call to initializer
// unanswered: no initializer can give the types of the arguments, which the compiler needs first
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func check() {
  _ = Spy(SMTPMailer())
}

// --- instead

struct SpiedMailer: Mailer, TestDouble {
  let real = SMTPMailer()
  let sends = Spy<String, String>()

  func send(_ text: String, to address: String) {
    sends.call(text, address, real: real.send(text, to: address))
  }
}
