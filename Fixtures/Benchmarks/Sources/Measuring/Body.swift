/// What a row runs, `count` times; task-locals and calls cost differently in and out of a task.
public enum Body: Sendable {
  case thread(@Sendable (_ count: Int) -> Void)
  case task(@Sendable (_ count: Int) async -> Void)
}
