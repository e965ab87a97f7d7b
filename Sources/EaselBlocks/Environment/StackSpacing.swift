import Foundation

extension EnvironmentValues {
  private enum StackSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 8 }
  }

  /// Points between two blocks of a stack that names no spacing.
  package var stackSpacing: CGFloat {
    get { self[StackSpacingKey.self] }
    set { self[StackSpacingKey.self] = newValue }
  }
}
