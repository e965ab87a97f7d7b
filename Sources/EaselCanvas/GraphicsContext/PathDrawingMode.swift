/// A choice of filling and stroking for ``GraphicsContext/drawPath(using:)``.
public enum PathDrawingMode: Hashable, Sendable, CaseIterable {
  /// Fills the path by the non-zero rule.
  case fill
  /// Fills the path by the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path by the non-zero rule and then strokes it.
  case fillStroke
  /// Fills the path by the even-odd rule and then strokes it.
  case eoFillStroke

  /// The fill rule of the mode, or `nil` for a mode that only strokes.
  var fillRule: FillRule? {
    switch self {
    case .fill, .fillStroke: .nonZero
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}
