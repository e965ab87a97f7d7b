import EaselBlocks
import EaselCanvas
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
    setForegroundStyle(ContainerStyle(style: AnyShapeStyle(style)))
    containerForeground = AnyShapeStyle(style)
  }

  /// Whether a view of the user has set a foreground style around this one.
  fileprivate var hasForegroundStyle: Bool {
    guard foregroundStyle != nil else { return false }
    guard containerForeground != nil else { return true }
    // A view within the container may have set a style of the same color, so that colors do not tell.
    var probe = self
    probe.marksContainerStyle = true
    return probe.foregroundPaint(in: .zero) != ContainerStyle.mark
  }
}

extension EnvironmentValues {
  private enum MarksContainerStyleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the style of a container paints its mark, by which it is told from other styles.
  fileprivate var marksContainerStyle: Bool {
    get { self[MarksContainerStyleKey.self] }
    set { self[MarksContainerStyleKey.self] = newValue }
  }
}

/// The foreground style of a container.
private struct ContainerStyle: ShapeStyle, PaintingStyle {
  static let mark = Paint.color(UIColor(red: 0.123, green: 0.456, blue: 0.789, alpha: 0.0123))
  let style: AnyShapeStyle

  func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    context.environment.marksContainerStyle ? Self.mark : style.paint(in: rect, context)
  }
}

extension View {
  /// Draws the view in a style, unless a view around it has set another one.
  func controlForeground(_ style: some ShapeStyle) -> some View {
    ModifiedBlock(self, ControlForegroundModifier(style: AnyShapeStyle(style)))
  }
}
