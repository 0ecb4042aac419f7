@_spi(Rendering)
extension Host {
  /// Opens a window of a scene; each has its own state.
  public static func window(of scene: some Scene) -> Host {
    open(scene, EnvironmentValues())
  }

  private static func open<S: Scene>(_ scene: S, _ environment: EnvironmentValues) -> Host {
    if let scene = scene as? any OpeningScene { return scene.open(environment) { open($0, $1) } }
    return open(scene.body, environment)
  }

  /// Shows what a preview shows.
  public static func preview(
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder view: () -> some View
  ) async throws -> Host {
    var content: any View = view()
    for modifier in traits.flatMap(\.modifiers) { content = try await modified(content, modifier) }
    return Host(PreviewModifierContent(content: content), EnvironmentValues())
  }

  private static func modified<M: PreviewModifier>(
    _ content: any View,
    _ modifier: M
  ) async throws -> any View {
    modifier.body(
      content: PreviewModifierContent(content: content),
      context: try await M.makeSharedContext()
    )
  }
}

@MainActor
protocol OpeningScene {
  typealias Next = @MainActor (any Scene, EnvironmentValues) -> Host
  func open(_ environment: EnvironmentValues, _ next: Next) -> Host
}

extension WindowGroup: OpeningScene {
  func open(_ environment: EnvironmentValues, _ next: Next) -> Host { Host(content, environment) }
}

extension ModifiedContent: OpeningScene where Content: Scene, Modifier: _SceneModifier {
  func open(_ environment: EnvironmentValues, _ next: Next) -> Host {
    let modifier = modifier as? any PrimitiveSceneModifier
    return next(content, modifier?.written(to: environment) ?? environment)
  }
}
