public import EaselCanvas
public import Foundation

/// An image made of vector shapes, read from an SVG file.
///
/// ```swift
/// let logo = try VectorImage(contentsOf: url)
/// logo.draw(on: canvas, in: CGRect(x: 40, y: 40, width: 120, height: 40))
/// ```
///
/// It draws the static part of SVG that logos, icons and diagrams use: shapes, paths, gradients,
/// patterns, markers, clips, masks, blend modes, `use` and `symbol`, embedded PNG, JPEG and SVG
/// images, simple text, and style sheets whose selectors are types, classes and names. Other
/// content, such as filters, scripts and animations, is ignored and listed in ``diagnostics``.
/// External files are never loaded.
public struct VectorImage: Hashable, Sendable {
  /// The size of the image, in points.
  ///
  /// It is the width and height in the file. Without them it is the size of the `viewBox`, and
  /// without a `viewBox` 300 × 150, as in CSS. A pixel in the file is one point. Physical units are
  /// converted with 72 points per inch. A missing width or height is computed from the other one
  /// with the proportions of the `viewBox`.
  public let size: CGSize
  /// The features of the file that are not drawn, as diagnostics.
  ///
  /// Each kind of feature is listed once, with the line of its first occurrence and the number of
  /// occurrences.
  public let diagnostics: [Diagnostic]

  /// The drawing, in the user space of the file's `viewBox`.
  let recording: Recording
  /// The rectangle of the user space that ``draw(on:in:)`` fits into a rectangle, and the fitting
  /// rule.
  private let box: SVGViewBox

  init(
    size: CGSize, recording: Recording, box: SVGViewBox, diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.recording = recording
    self.box = box
    self.diagnostics = diagnostics
  }

  /// Creates an image from an SVG file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - limits: The limits for reading the file.
  /// - Throws: `inputFailed` if it is not a regular file that can be read. Otherwise the errors of
  ///   ``init(data:limits:)``, with the file's name.
  public init(contentsOf url: URL, limits: Limits = Limits()) throws {
    let path = url.resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    guard type as? FileAttributeType == .typeRegular, let data = try? Data(contentsOf: url) else {
      throw EaselError(
        .inputFailed, "“\(url.path)” is not a file that can be read", operation: "VectorImage",
        value: url.path)
    }
    do {
      try self.init(data: data, limits: limits)
    } catch var error as EaselError {
      error.message = "“\(url.lastPathComponent)”: \(error.message)"
      throw error
    }
  }

  /// Creates an image from the contents of an SVG file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - limits: The limits for reading the file.
  /// - Throws: `invalidImage` if the data is not SVG or not well-formed XML, with line and column;
  ///   `unsupportedFormat` if it is compressed; `limitExceeded` if its bytes, elements, depth or
  ///   points exceed the limits.
  public init(data: Data, limits: Limits = Limits()) throws {
    self = try Self.read(data, limits: limits).image
  }

  /// Reads the contents of an SVG file; the renderer has the counts of what was drawn.
  static func read(
    _ data: Data, limits: Limits
  ) throws -> (image: VectorImage, renderer: SVGRenderer) {
    let notes = SVGNotes(limits: limits)
    let file = try SVGFile(data, limits: limits, notes: notes)
    let renderer = SVGRenderer(file, limits: limits, notes: notes)
    let frame = SVGFrame(file.root, renderer.viewBox(of: file.root), notes)
    let canvas = renderer.makeRecorder()
    try renderer.drawRoot(
      SVGRenderer.Scope(canvas: canvas, viewport: frame.box.rect.size))
    var recording = renderer.recording(of: canvas)
    if renderer.usesBlendModes {
      // Elements blend with one another and not with what is below the image.
      let group = renderer.makeRecorder()
      group.withGroup(GroupEffects()) { group.draw(recording) }
      recording = renderer.recording(of: group)
    }
    let image = VectorImage(
      size: frame.size, recording: recording, box: frame.box, diagnostics: notes.diagnostics)
    return (image, renderer)
  }

  /// Draws the image on a canvas, fitted into a rectangle and clipped to it.
  ///
  /// The file's `preserveAspectRatio` decides how the image fits. By default it is scaled uniformly
  /// to the largest size that fits, and centered.
  public func draw(on canvas: any Canvas, in rect: CGRect) {
    guard let transform = transform(to: rect), !recording.isEmpty else { return }
    canvas.withSavedState {
      canvas.clip(to: rect.standardized)
      canvas.concatenate(transform)
      canvas.draw(recording)
    }
  }

  /// The transform from the coordinates of ``recording`` to a rectangle; `nil` if it has no area.
  func transform(to rect: CGRect) -> CGAffineTransform? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return nil }
    return box.transform(to: rect)
  }
}
