// guess: container.registrations
// expect: error: diagnostics list them: container.diagnostics().entries
// with: Domain.swift

import Understudy
import UnderstudyInsight
import UnderstudyModules

// --- guess

func guess(_ container: Container) throws {
  for registration in container.registrations { print(registration) }
}

// --- instead

func guess(_ container: Container) throws {
  for entry in container.diagnostics().entries { print(entry) }
}
