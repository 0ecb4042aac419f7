public import Understudy

/// What is in a container at one moment, as a value.
///
/// ```swift
/// let diagnostics = boxOffice.diagnostics()
/// print(diagnostics)  // Container "box office", open: 3 registrations, 1 instance.
/// #expect(diagnostics.counts.weakDead == 0)
/// ```
///
/// Printed, it is a few lines; ``detailedReport`` has a line for each key and the containers above, and
/// ``json`` is for programs. It shows keys and labels, never an instance, and holds none.
public struct ContainerDiagnostics: Hashable, Sendable {
  /// What the container is called.
  public let label: String?
  /// Where it is on its way to the end.
  public let state: State
  /// How many there are of everything.
  public let counts: Counts
  /// What is registered here, in registration order; then, by name, what it keeps beside that.
  public let entries: [Entry]
  /// The keys whose factories run, or wait to run, by name.
  public let building: [Key]
  /// Where it was frozen; `nil` if it takes registrations.
  public let frozenAt: SourceSite?
  /// The modules whose registrations are in it, in the order of their configuration.
  public let modules: [String]
  /// The optional modules that could not be configured.
  public let failedModules: [String]
  /// The containers above, the nearest first; theirs are empty.
  public let ancestors: [ContainerDiagnostics]

  /// What it has for a key; `nil` where that is registered only above, or nowhere.
  ///
  /// - Complexity: O(n).
  public subscript(key: Key) -> Entry? { entries.first { $0.key == key } }

  /// The entry of a type.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`.
  ///   - name: the name it is registered under.
  public subscript(type: any Any.Type, name name: String? = nil) -> Entry? {
    self[Key(type, name: name)]
  }

  init(_ contents: ContainerContents, ancestors: [ContainerDiagnostics] = []) {
    label = contents.label
    state = State(contents.state)
    // What was declared and never asked for says nothing; what was asked for comes last.
    let shown = contents.own.filter { !$0.isDeclared || $0.instance != nil }
    let items =
      shown.filter { !$0.isDeclared } + contents.inherited + shown.filter(\.isDeclared)
    entries = items.map(Entry.init)
    counts = Counts(contents, entries)
    building = contents.building
    frozenAt = contents.frozenAt
    modules = contents.modules?.namesInPlace ?? []
    failedModules = contents.modules?.namesOfFailed ?? []
    self.ancestors = ancestors
  }
}
