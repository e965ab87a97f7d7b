import EaselBlocks

/// The view that a modifier with a closure changes, as the closure receives it.
public struct PlaceholderContentView<Value>: View {
  private let content: any View

  init(_ content: any View) { self.content = content }

  /// The view itself.
  public var body: some View { AnyView(content) }
}
