import Foundation

/// A link in a drawing: its target, its description and the visible shape that is clickable.
public struct LinkArea: Hashable, Sendable {
  /// The target of the link.
  public var target: LinkTarget
  /// The label of the figure that the link contains or is part of; `nil` without a figure.
  public var label: String?
  /// The value of the figure that the link contains or is part of; `nil` without a value.
  public var value: String?
  /// The text that is drawn in the link, with spaces between its parts; `nil` without any.
  public var text: String?
  /// The polygons that cover the visible shape, in the drawing's space; none of them has a hole.
  public var outlines: [[CGPoint]]
  /// The rectangles that contain the visible shape, in the drawing's space; they do not overlap.
  ///
  /// Their distance from the shape is less than ``rectangleTolerance``.
  public var rectangles: [CGRect]

  /// The maximum distance of rectangles from the shape that they approximate, in points.
  public static let rectangleTolerance: CGFloat = 2

  /// Creates the area of a link from its target, its descriptions and its shape.
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
