import Foundation

/// A link in a drawing: its target, its texts, and the visible part of its content as shapes.
///
/// This part is clickable. If the link was drawn with an area, it is the visible part of that
/// rectangle.
public struct LinkArea: Hashable, Sendable {
  /// The URL, or the destination in the document, to which the link leads.
  public var target: LinkTarget
  /// The label of the figure inside the link, or else of the one around it; `nil` without a figure.
  public var label: String?
  /// The value of the figure inside the link, or else of the one around it; `nil` without a value.
  public var value: String?
  /// The text that is drawn in the link, with spaces between its parts; `nil` without any.
  public var text: String?
  /// The polygons without holes that cover the visible part, in the drawing's coordinates.
  public var outlines: [[CGPoint]]
  /// The rectangles without overlaps that cover the visible part, in the drawing's coordinates.
  ///
  /// Their distance from it is less than ``rectangleTolerance``. It is greater if more than 1,000
  /// rectangles were needed, or if the links have too many edges. Both are noted as
  /// `drawingApproximated`.
  public var rectangles: [CGRect]

  /// The usual maximum distance of ``rectangles`` from the part that they cover: 2 points.
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
