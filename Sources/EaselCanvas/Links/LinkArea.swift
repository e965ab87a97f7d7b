import Foundation

/// Where a link shows in a drawing: the target with the visible shape of what is drawn in it.
public struct LinkArea: Hashable, Sendable {
  /// Where the link leads.
  public var target: LinkTarget
  /// What the linked drawing is, in words; nil if nothing says so.
  public var label: String?
  /// What it shows, in words; nil if nothing says so.
  public var value: String?
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
    target: LinkTarget, label: String? = nil, value: String? = nil, outlines: [[CGPoint]],
    rectangles: [CGRect]
  ) {
    self.target = target
    self.label = label
    self.value = value
    self.outlines = outlines
    self.rectangles = rectangles
  }
}

extension Recording {
  /// The links in the recording, from front to back.
  ///
  /// ```swift
  /// for area in view.recording().linkAreas() { print(area.target, area.rectangles) }
  /// ```
  ///
  /// A link's shape is what is drawn in it, as far as clips and masks let it be seen, and nothing
  /// opaque nor another link lies over it. Costs a walk over the recording, and the outlines of what
  /// is linked.
  ///
  /// - Parameters:
  ///   - bounds: What can be seen of the drawing; nil is all of it.
  ///   - options: Appearance, and which schemes links may have.
  public func linkAreas(
    in bounds: CGRect? = nil, options: RenderOptions = RenderOptions()
  ) -> [LinkArea] {
    linkAreas(in: bounds ?? self.bounds, context: RenderContext(options))
  }

  package func linkAreas(in bounds: CGRect, context: RenderContext) -> [LinkArea] {
    guard !bounds.isNull else { return [] }
    let canvas = LinkCanvas(bounds: bounds, context: context)
    replay(on: canvas)
    canvas.finish()
    return canvas.links?.areas(context) ?? []
  }
}
