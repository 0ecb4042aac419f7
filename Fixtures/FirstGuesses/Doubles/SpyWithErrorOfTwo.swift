// guess: Spy<String, String, any Error>(), called with two arguments
// expect: ok
import Understudy
import UnderstudyTesting

// It compiles, because a call is compared with the type when it runs; the issue then has the right type.

// --- guess

func check() {
  let sends = Spy<String, String, any Error>()
  sends.call("hi", "ada")
}
