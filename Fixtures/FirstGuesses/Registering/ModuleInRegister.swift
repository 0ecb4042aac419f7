// guess: let module = Module("mail") { _ in [Registration((any Mailer).self) { SMTPMailer() }] } container.register …
// expect: error: modules are configured, not registered: try container.configure(ModuleSet { module })
// with: Domain.swift

import Understudy
import UnderstudyInsight
import UnderstudyModules

// --- guess

func guess(_ container: Container) throws {
  let module = Module("mail") { _ in [Registration((any Mailer).self) { SMTPMailer() }] }
  container.register { module }
}

// --- instead

func guess(_ container: Container) throws {
  let module = Module("mail") { _ in [Registration((any Mailer).self) { SMTPMailer() }] }
  try container.configure(ModuleSet { module })
}
