public import EaselCanvas
public import Foundation

/// An image made of shapes, read from an SVG file, sharp at every size.
///
/// ```swift
/// let logo = try VectorImage(contentsOf: logoURL)
/// logo.draw(on: canvas, in: CGRect(x: 40, y: 40, width: 120, height: 40))
/// ```
///
/// It draws the static part of SVG that logos and icons use: shapes, paths, gradients, clips, masks,
/// `use` and `symbol`, embedded PNG and JPEG images, simple text, and style sheets whose selectors are
/// types, classes and names. Everything else, such as filters, patterns, scripts and animations, is left
/// out and named in ``diagnostics``. Nothing outside of the file is ever loaded.
public struct VectorImage: Hashable, Sendable {
  /// The size in points: the file's width and height, else those of its `viewBox`, else 300 × 150 as
  /// in CSS.
  ///
  /// A pixel of the file counts as one point; physical units are what they measure, 72 points to an
  /// inch. A side that is missing follows from the other by the proportions of the `viewBox`.
  public let size: CGSize
  /// What of the file is not drawn, each kind once, with its first line and how often it occurs.
  public let diagnostics: [Diagnostic]

  /// The drawing, in the user space of the file's `viewBox`.
  package let recording: Recording
  /// The rectangle of that space which ``draw(on:in:)`` fits, and how.
  private let box: SVGViewBox

  init(size: CGSize, recording: Recording, box: SVGViewBox) {
    self.size = size
    self.recording = recording
    self.box = box
    diagnostics = []
  }

  /// Reads a file.
  ///
  /// Throws `inputFailed` for anything but a regular file that can be read, else what
  /// ``init(data:limits:)`` throws, with the file's name.
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

  /// Reads the contents of a file.
  ///
  /// Throws `invalidImage` for what is no SVG or no well-formed XML, with line and column;
  /// `unsupportedFormat` for a compressed file; `limitExceeded` where bytes, elements, depth or points
  /// are more than the limits allow.
  public init(data: Data, limits: Limits = Limits()) throws {
    let notes = SVGNotes(limits: limits)
    let file = try SVGFile(data, limits: limits, notes: notes)
    let renderer = SVGRenderer(file, limits: limits, notes: notes)
    let frame = SVGFrame(file.root, renderer.viewBox(of: file.root), notes)
    (size, box) = (frame.size, frame.box)
    let canvas = renderer.makeRecorder()
    try renderer.drawRoot(
      SVGRenderer.Scope(canvas: canvas, viewport: frame.box.rect.size))
    recording = renderer.recording(of: canvas)
    diagnostics = notes.diagnostics
  }

  /// Draws the image into a rectangle, by the file's `preserveAspectRatio`: unless it says otherwise,
  /// as large as fits and in the middle.
  public func draw(on canvas: any Canvas, in rect: CGRect) {
    guard let transform = transform(to: rect), !recording.isEmpty else { return }
    canvas.withSavedState {
      canvas.clip(to: rect.standardized)
      canvas.concatenate(transform)
      canvas.draw(recording)
    }
  }

  /// The transform from the space of ``recording`` to that of a rectangle; nil for one without an area.
  package func transform(to rect: CGRect) -> CGAffineTransform? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return nil }
    return box.transform(to: rect)
  }
}
