import EaselBlocks
import Foundation

extension View {
  /// Runs a closure with the new value if a value differs from that of the last evaluation of the bodies.
  ///
  /// The form of earlier versions of SwiftUI.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Returns the view unchanged, since a rendering receives nothing from publishers.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { inert("onReceive") }
}

extension View where Self: Equatable {
  /// Returns the view unchanged: bodies are evaluated whether the view has changed or not.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view whose body SwiftUI evaluates only if it has changed; a rendering always evaluates it.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Creates a view from one that can be compared.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}
