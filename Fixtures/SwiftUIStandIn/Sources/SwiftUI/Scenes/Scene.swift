@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

public protocol _SceneModifier {
  associatedtype Body
}

extension ModifiedContent: Scene where Content: Scene, Modifier: _SceneModifier {
  public var body: Never { primitive(self) }
}

public struct WindowGroup<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: Scene {
  public typealias Body = Never
  public var body: Never { primitive(self) }
}
