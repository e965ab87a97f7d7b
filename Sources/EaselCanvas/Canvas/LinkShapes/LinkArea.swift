import Foundation

/// Where a link shows in a drawing: the target with the visible shape of what is drawn in it.
public struct LinkArea: Hashable, Sendable {
  /// Where the link leads.
  public var target: LinkTarget
  /// What the linked drawing is, in words; nil if nothing says so.
  public var label: String?
  /// What it shows, in words; nil if nothing says so.
  public var value: String?
  /// The text that is drawn in the link, its pieces parted by spaces; nil without any.
  public var text: String?
  /// Polygons around the visible shape, in the drawing's space; none has holes.
  public var outlines: [[CGPoint]]
  /// Rectangles that hold the visible shape; none overlaps another's.
  ///
  /// They leave the shape by less than ``rectangleTolerance``.
  public var rectangles: [CGRect]

  /// How far rectangles may leave the shape that they stand for, in points.
  public static let rectangleTolerance: CGFloat = 2

  /// Makes the area of a link.
  public init(
    target: LinkTarget, label: String? = nil, value: String? = nil, text: String? = nil,
    outlines: [[CGPoint]], rectangles: [CGRect]
  ) {
    self.target = target
    self.label = label
    self.value = value
    self.text = text
    self.outlines = outlines
    self.rectangles = rectangles
  }
}
