// guess: { X(y: $0.resolve(T.self, argument: 1)) }
// from: Swinject
// expect: error: resolve the factory, then call it
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) {
    BoxOffice(mailer: $0.resolve((any Mailer).self, argument: 1))
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) {
    let mailers = try $0.resolve(ParameterizedFactory<Int, any Mailer>.self)
    return BoxOffice(mailer: try mailers.create(with: 1))
  }
}
