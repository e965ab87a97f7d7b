import EaselBlocks
import Foundation

/// Sets the foreground style of a control, unless a view around it has set one.
private struct ControlForegroundModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let style: AnyShapeStyle

  func update(_ inputs: inout NodeInputs) {
    guard !inputs.environment.hasForegroundStyle else { return }
    inputs.environment.setForegroundStyle(style)
    inputs.environment.containerForeground = nil
  }
}

extension EnvironmentValues {
  private enum ContainerForegroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The foreground style that a container has set, such as the gray of a header.
  fileprivate var containerForeground: AnyShapeStyle? {
    get { self[ContainerForegroundKey.self] }
    set { self[ContainerForegroundKey.self] = newValue }
  }

  /// Sets the foreground style of a part of a container, such as a header; controls in it keep the
  /// color of the tint.
  ///
  /// - Parameter style: A style that does not depend on the foreground style around it.
  mutating func setContainerForeground(_ style: some ShapeStyle) {
    setForegroundStyle(style)
    containerForeground = AnyShapeStyle(style)
  }

  /// Whether a view of the user has set a foreground style around this one.
  fileprivate var hasForegroundStyle: Bool {
    guard foregroundStyle != nil else { return false }
    guard let containerForeground else { return true }
    // A style that a view within the container has set is another one.
    return foregroundPaint(in: .zero) != containerForeground.paint(in: .zero, self)
  }
}

extension View {
  /// Draws the view in a style, unless a view around it has set another one.
  func controlForeground(_ style: some ShapeStyle) -> some View {
    ModifiedBlock(self, ControlForegroundModifier(style: AnyShapeStyle(style)))
  }
}
