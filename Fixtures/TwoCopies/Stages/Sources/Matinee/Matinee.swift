import Understudy
import UnderstudyTesting

public enum Matinee {
  // Inlined into the executable, they would be linked with whichever copy comes first.
  @inline(never) public static func perform(_ operation: () -> Void) {
    withContainer(Container.mock(label: "Matinee")) { operation() }
  }

  @inline(never) public static func rehearse() {
    _ = Spy<Void>("rehearse()")
  }

  @inline(never) public static func whoPerforms() -> String {
    Container.current.label ?? "nobody"
  }
}
