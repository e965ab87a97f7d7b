import EaselCanvas
import Foundation

/// Distances from the edges of a rectangle inwards, in the direction of the language.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the edge at which text begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the edge at which text ends.
  public var trailing: CGFloat

  /// Makes insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// None.
  public static let zero = DirectionalEdgeInsets()
}

extension View {
  /// The ``layoutMargins`` in the direction of the language that the view has when they are set.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let (margins, isMirrored) = (layoutMargins, isRightToLeft)
      return DirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = isRightToLeft
      layoutMargins = EdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
}
