public import Understudy

/// The contents of a container at one moment, as a value.
///
/// ```swift
/// let diagnostics = boxOffice.diagnostics()
/// print(diagnostics)  // Container "box office", open: 3 registrations, 1 instance.
/// #expect(diagnostics.counts.weakReleased == 0)
/// ```
///
/// Its description is a few lines; ``detailedReport`` has a line for each key and the ancestors,
/// and ``json`` is for programs. It shows keys and labels, never an instance, and holds none.
public struct ContainerDiagnostics: Hashable, Sendable {
  /// The label of the container.
  public let label: String?
  /// The state of the container.
  public let state: State
  /// The counts of its contents.
  public let counts: Counts
  /// The keys registered here, in registration order; then, by name, other keys it keeps an
  /// instance of.
  public let entries: [Entry]
  /// The keys whose factories are running, or waiting to run, sorted by name.
  public let building: [Key]
  /// The site at which the container was frozen; `nil` if it takes registrations.
  public let frozenAt: SourceSite?
  /// The modules configured in it, in the order of their configuration.
  public let modules: [String]
  /// The optional modules that failed to configure.
  public let failedModules: [String]
  /// The ancestors, the nearest first; their own `ancestors` are empty.
  public let ancestors: [ContainerDiagnostics]

  /// The entry of a key; `nil` if it is registered only in an ancestor, or nowhere.
  ///
  /// - Parameter key: the key to find.
  /// - Complexity: O(n).
  public subscript(key: Key) -> Entry? { entries.first { $0.key == key } }

  /// The entry of a type; `nil` if it is registered only in an ancestor, or nowhere.
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
