// guess: an app that moves from Swinject, and imports it first
// from: Swinject
// expect: ok
// beside: Swinject.swift

import Swinject
import Understudy

// --- guess

final class MailAssembly: Assembly {
  func assemble(container: Swinject.Container) {}
}

extension Assembly {
  func loaded() {}
}

func start(_ assemblies: [any Assembly]) -> Assembler {
  Assembler(assemblies + [MailAssembly()])
}
