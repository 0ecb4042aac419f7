// guess: an app that moves from Swinject, and imports it last
// from: Swinject
// expect: ok
// beside: Swinject.swift
// swift-format-ignore-file: OrderedImports

import Understudy
import Swinject

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
