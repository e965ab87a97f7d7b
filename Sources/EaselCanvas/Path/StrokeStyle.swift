import Foundation

/// How the end of an open stroke looks.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// It ends at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Half a square beyond the end point.
  case square
}

/// How two segments of a stroke meet.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// A corner; beyond the miter limit a bevel.
  case miter
  /// A disc around the corner.
  case round
  /// The corner is cut off.
  case bevel
}

/// Width, ends, corners and dashes of a stroke.
///
/// The defaults are Core Graphics': width 1, butt caps, miter joins, miter limit 10, no dashes.
public struct StrokeStyle: Hashable, Sendable {
  /// Width of the line, in user space; 0 draws nothing.
  public var lineWidth: CGFloat
  /// How open ends look.
  public var lineCap: LineCap
  /// How corners look.
  public var lineJoin: LineJoin
  /// Greatest ratio of a miter's length to the line width; beyond it a corner is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps by turns, in user space; empty or all zero is a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts.
  public var dashPhase: CGFloat

  /// Makes a stroke style.
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
