// guess: @Autowired var mailer
// from: Spring
// expect: error: write @Injected var mailer: any Mailer
// with: Domain.swift

import Understudy

// --- guess

struct Office {
  @Autowired var mailer: any Mailer
}

func guess() { _ = Office() }

// --- instead

struct Office {
  @Injected var mailer: any Mailer
}

func guess() { _ = Office() }
