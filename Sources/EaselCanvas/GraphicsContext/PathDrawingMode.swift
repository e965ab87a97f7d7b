/// What ``GraphicsContext/drawPath(using:)`` does with the current path.
public enum PathDrawingMode: Hashable, Sendable, CaseIterable {
  /// Fill it by the non-zero rule.
  case fill
  /// Fill it by the even-odd rule.
  case eoFill
  /// Stroke it.
  case stroke
  /// Fill it by the non-zero rule, then stroke it.
  case fillStroke
  /// Fill it by the even-odd rule, then stroke it.
  case eoFillStroke

  /// The rule of the fill; nil for a mode without one.
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
