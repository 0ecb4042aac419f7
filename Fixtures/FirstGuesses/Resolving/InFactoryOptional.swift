// guess: { X(y: $0.resolveOptional() ?? Y()) }
// from: Resolver
// expect: error: if it may be missing, write try $0.resolveIfRegistered(T.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) {
    BoxOffice(mailer: $0.resolveOptional((any Mailer).self) ?? SMTPMailer())
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) {
    BoxOffice(mailer: try $0.resolveIfRegistered((any Mailer).self) ?? SMTPMailer())
  }
}
