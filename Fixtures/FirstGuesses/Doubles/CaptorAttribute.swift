// guess: @Captor var letter: String
// from: Mockito
// expect: error: generic class 'Captor' cannot be used as an attribute
// unanswered: Captor is a type of the package; as an attribute, too, it would be offered everywhere

import Understudy
import UnderstudyTesting

// --- guess

func check() {
  @Captor var letter: String
}

// --- instead

func check(_ sends: Spy<String, String>) -> String? {
  let letter = Captor<String>()
  sends.verify(with: .capturing(into: letter), .any)
  return letter.values.last
}
