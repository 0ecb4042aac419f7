/// The least that a current container can be: a table in a task-local.
enum CurrentTable {
  @TaskLocal static var table: PointerTable?
}
