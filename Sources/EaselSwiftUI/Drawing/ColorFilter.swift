import EaselBlocks
import EaselCanvas
import Foundation

/// A change of colors that is the same for each color, such as a change of the brightness.
struct ColorFilter: Sendable {
  /// The rows of red, green, blue and alpha: the factors of these four, and an addend.
  private var rows: [[Double]]

  private init(_ rows: [[Double]]) { self.rows = rows }

  /// Creates a filter of the 20 numbers of a matrix, row by row.
  init(matrix numbers: [Double]) {
    rows = (0..<4).map { row in
      (0..<5).map { row * 5 + $0 < numbers.count ? numbers[row * 5 + $0] : 0 }
    }
  }

  /// A filter that changes red, green and blue alike.
  private static func each(factor: Double, addend: Double) -> ColorFilter {
    ColorFilter([
      [factor, 0, 0, 0, addend], [0, factor, 0, 0, addend], [0, 0, factor, 0, addend],
      [0, 0, 0, 1, 0],
    ])
  }

  static func brightness(_ amount: Double) -> ColorFilter { each(factor: 1, addend: amount) }
  static func contrast(_ amount: Double) -> ColorFilter {
    each(factor: amount, addend: (1 - amount) / 2)
  }
  static let invert = each(factor: -1, addend: 1)

  // The matrices of the filters `saturate`, `hue-rotate` and `luminanceToAlpha` of SVG (Filter
  // Effects Module Level 1, section 9.4).

  static func saturation(_ s: Double) -> ColorFilter {
    ColorFilter([
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0],
      [0, 0, 0, 1, 0],
    ])
  }

  static func hueRotation(_ angle: Angle) -> ColorFilter {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    return ColorFilter([
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0, 0,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0, 0,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0, 0,
      ],
      [0, 0, 0, 1, 0],
    ])
  }

  /// The opacity of a black by the luminance of the color.
  static let luminanceToAlpha = ColorFilter([
    [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0.2125, 0.7154, 0.0721, 0, 0],
  ])

  static func multiply(_ color: UIColor.Components) -> ColorFilter {
    ColorFilter([
      [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0],
      [0, 0, 0, color.alpha, 0],
    ])
  }

  /// Whether all numbers are finite.
  var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }
  /// Whether the alpha of a result depends on the colors.
  private var makesAlpha: Bool { rows[3][0] != 0 || rows[3][1] != 0 || rows[3][2] != 0 }

  /// Returns the changed color.
  func changed(_ color: UIColor.Components) -> UIColor.Components {
    let values = [color.red, color.green, color.blue, color.alpha, 1]
    var result = rows.map { row in
      min(max(zip(row, values).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
    }
    // A transparent pixel stays transparent.
    if makesAlpha { result[3] *= color.alpha }
    return UIColor.Components(red: result[0], green: result[1], blue: result[2], alpha: result[3])
  }

  func changed(_ color: UIColor) -> UIColor {
    UIColor(
      light: UIColor(changed(color.components(for: .light))),
      dark: UIColor(changed(color.components(for: .dark))))
  }

  func changed(_ paint: Paint, _ image: (UIImage) -> UIImage) -> Paint {
    func changed(_ gradient: EaselCanvas.Gradient) -> EaselCanvas.Gradient {
      var gradient = gradient
      gradient.stops = gradient.stops.map {
        EaselCanvas.Gradient.Stop(self.changed($0.color), at: $0.location)
      }
      return gradient
    }
    switch paint {
    case .color(let color): return .color(self.changed(color))
    case .linearGradient(var linear):
      linear.gradient = changed(linear.gradient)
      return .linearGradient(linear)
    case .radialGradient(var radial):
      radial.gradient = changed(radial.gradient)
      return .radialGradient(radial)
    case .conicGradient(var conic):
      conic.gradient = changed(conic.gradient)
      return .conicGradient(conic)
    case .image(var pattern):
      pattern.image = image(pattern.image)
      return .image(pattern)
    case .hatch(var hatch):
      hatch.color = self.changed(hatch.color)
      hatch.background = hatch.background.map { self.changed($0) }
      return .hatch(hatch)
    }
  }

  /// Returns the image with changed pixels; the image itself if there is no memory for another one.
  func changed(_ image: UIImage) -> UIImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * image.width * image.height)
    // Neighbors are often equal, and the arithmetic takes longer than the comparison.
    var last: (UInt32, [UInt8]) = (0, [])
    for y in 0..<image.height {
      for x in 0..<image.width {
        guard let pixel = image.pixel(x: x, y: y) else { return image }
        let key =
          UInt32(pixel.red) << 24 | UInt32(pixel.green) << 16 | UInt32(pixel.blue) << 8
          | UInt32(pixel.alpha)
        if last.0 != key || last.1.isEmpty {
          let new = changed(
            UIColor.Components(
              red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255,
              blue: CGFloat(pixel.blue) / 255, alpha: CGFloat(pixel.alpha) / 255))
          last = (
            key, [new.red, new.green, new.blue, new.alpha].map { UInt8(($0 * 255).rounded()) }
          )
        }
        bytes += last.1
      }
    }
    let changed = try? UIImage(
      rgba: bytes, width: image.width, height: image.height, scale: image.scale)
    return changed ?? image
  }
}

/// A canvas that changes the colors of what is drawn.
final class FilteringCanvas: ForwardingCanvas {
  let target: any EaselCanvas.Canvas
  private let filter: ColorFilter
  /// The changed images, by the original ones, which are kept as long.
  private var images: [ObjectIdentifier: (original: UIImage, changed: UIImage)] = [:]

  init(_ base: any EaselCanvas.Canvas, _ filter: ColorFilter) {
    self.filter = filter
    self.target = base
  }

  /// The same filter for the drawing on another canvas.
  func on(_ base: any EaselCanvas.Canvas) -> FilteringCanvas { FilteringCanvas(base, filter) }

  private func changed(_ paint: Paint) -> Paint { filter.changed(paint, changed) }

  private func changed(_ image: UIImage) -> UIImage {
    if let known = images[ObjectIdentifier(image)] { return known.changed }
    let changed = filter.changed(image)
    images[ObjectIdentifier(image)] = (image, changed)
    return changed
  }

  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    target.fill(path, with: changed(paint), rule: rule, compositing: compositing)
  }
  func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) { target.stroke(path, with: changed(paint), style: style, compositing: compositing) }
  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) { target.stamp(path, at: points, with: changed(paint), compositing: compositing) }
  func draw(
    _ image: EaselCanvas.Image, from source: CGRect?, in rect: CGRect,
    interpolation: Interpolation, compositing: Compositing
  ) {
    target.draw(
      changed(image), from: source, in: rect, interpolation: interpolation,
      compositing: compositing)
  }
  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    context.note(
      .warning, .drawingApproximated,
      "a page of a PDF file keeps its colors under a color filter; use a PNG or SVG file in its place",
      operation: "ColorFilter")
    target.draw(page, in: rect, compositing: compositing)
  }
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    target.draw(text.recolored { filter.changed($0) }, at: origin, compositing: compositing)
  }
  func beginGroup(_ effects: GroupEffects) {
    var effects = effects
    if let shadow = effects.shadow { effects.shadow?.color = filter.changed(shadow.color) }
    target.beginGroup(effects)
  }
}
