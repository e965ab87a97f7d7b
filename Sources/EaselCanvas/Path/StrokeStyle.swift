import Foundation

/// The shape of the ends of open strokes.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Ends the stroke exactly at the end point.
  case butt
  /// Adds a half disc around the end point.
  case round
  /// Extends the stroke beyond the end point by half the line width.
  case square
}

/// The shape of the corner where two segments of a stroke meet.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// Extends the edges of both segments to a sharp tip, or a bevel beyond the miter limit.
  case miter
  /// Draws a disc around the corner.
  case round
  /// Cuts the corner off with a straight edge.
  case bevel
}

/// The width, ends, corners and dashes of a stroke.
///
/// The defaults are those of Core Graphics: width 1, butt caps, miter joins, miter limit 10, no
/// dashes.
///
/// ```swift
/// let path = Path(CGRect(x: 10, y: 10, width: 80, height: 40))
/// canvas.stroke(
///   path, with: .color(.systemRed), style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in user space; 1 by default.
  ///
  /// 0 draws nothing. A stroke with a negative width is skipped and noted as `invalidNumber`.
  public var lineWidth: CGFloat
  /// The shape of the ends of open subpaths and dashes; butt by default.
  public var lineCap: LineCap
  /// The shape of the corners where two segments meet; a miter by default.
  public var lineJoin: LineJoin
  /// The maximum ratio of a miter's length to the line width, 10 by default; longer miters become
  /// bevels.
  ///
  /// A stroke with a limit of 0 or less is skipped and noted as `invalidNumber`.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, alternating, in user space; empty for a solid line.
  ///
  /// An empty array, or only zeros, makes a solid line. A stroke with a negative length is skipped
  /// and noted as `invalidDash`.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which each subpath starts, in user space; 0 by default.
  ///
  /// A stroke with a phase that is not finite is skipped and noted as `invalidNumber`.
  public var dashPhase: CGFloat

  /// Creates a stroke style; by default it is a solid line of width 1 with butt caps and miter
  /// joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
