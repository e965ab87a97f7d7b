import EaselBlocks
import EaselCanvas
import Foundation

/// A gradient between the colors of a mesh of points, drawn as an image that is stretched.
public struct MeshGradient: ShapeStyle, View {
  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  private var points: [SIMD2<Float>]
  private var colors: [Color]
  private var background: Color
  private var isSmooth: Bool

  /// Creates a gradient of points and their colors, row by row.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The positions, from (0, 0) in the upper left corner to (1, 1).
  ///   - colors: The colors.
  ///   - background: The color outside of the mesh.
  ///   - smoothsColors: Whether colors change smoothly at the points.
  ///   - colorSpace: The space of the colors between the points, which has no effect.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    isSmooth = smoothsColors
  }

  /// The rectangle that is filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: PaintingStyle {
  /// The number of pixels along a side of the image; it is interpolated to the size of the drawing.
  private static let side = 96
  /// The number of pixels beyond each side, which have the colors of the edge.
  private static let border = 16

  /// The number of points, which is far more than the image has pixels.
  private static let maximumPoints = 1 << 16
  /// The number of steps in all cells; a mesh whose cells do not overlap takes about 40,000.
  private static let maximumSteps = 1 << 18

  /// The values that determine the image.
  private struct Mesh: Hashable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [UIColor.Components]
    let background: UIColor.Components
    let isSmooth: Bool
  }

  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    let environment = context.environment
    func components(_ color: Color) -> UIColor.Components {
      color.resolve(in: environment).components(for: environment.appearance)
    }
    guard let count = pointCount(environment) else {
      return .color(background.resolve(in: environment))
    }
    let mesh = Mesh(
      width: width, height: height, points: Array(points.prefix(count)),
      colors: colors.prefix(count).map(components), background: components(background),
      isSmooth: isSmooth)
    let image =
      if let scope = environment.renderingScope {
        scope.object(for: mesh) { Self.image(mesh) }
      } else {
        Self.image(mesh)
      }
    guard let image else { return .color(background.resolve(in: environment)) }
    // The image has a border, for strokes along the edges of the rectangle.
    let scale = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(
        x: max(rect.width, 0.01) / CGFloat(Self.side),
        y: max(rect.height, 0.01) / CGFloat(Self.side)
      )
      .translatedBy(x: -CGFloat(Self.border), y: -CGFloat(Self.border))
    return .image(ImagePattern(image, transform: scale))
  }

  /// The number of points; `nil`, with a diagnostic, if there is no mesh of that size.
  private func pointCount(_ environment: EnvironmentValues) -> Int? {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    func note(_ code: EaselError.Code, _ message: String) {
      environment.note(
        .warning, code, "a mesh gradient of \(width) × \(height) points " + message,
        operation: "MeshGradient", value: "\(width) × \(height)")
    }
    guard width > 1, height > 1 else {
      note(.invalidSize, "has no area, and its background is drawn; give it 2 × 2 points or more")
      return nil
    }
    guard !overflows, count <= Self.maximumPoints else {
      note(
        .limitExceeded,
        "has more than \(Self.maximumPoints) points, and its background is drawn; give it fewer")
      return nil
    }
    guard points.count >= count, colors.count >= count else {
      note(
        .invalidData,
        "has \(points.count) points and \(colors.count) colors, and its background is drawn; give it "
          + "\(count) of both")
      return nil
    }
    if points.prefix(count).contains(where: { !($0.x.isFinite && $0.y.isFinite) }) {
      note(
        .invalidNumber,
        "has points that are not finite, and the cells beside them are not drawn; give finite numbers"
      )
    }
    return count
  }

  private static func image(_ mesh: Mesh) -> UIImage? {
    let (width, height, points) = (mesh.width, mesh.height, mesh.points)
    var bytes = [UInt8](repeating: 0, count: 4 * side * side)
    func set(_ pixel: Int, _ color: SIMD4<Double>) {
      for part in 0..<4 {
        let value = color[part].isFinite ? min(max(color[part], 0), 1) : 0
        bytes[4 * pixel + part] = UInt8((value * 255).rounded())
      }
    }
    func vector(_ color: UIColor.Components) -> SIMD4<Double> {
      SIMD4(color.red, color.green, color.blue, color.alpha)
    }
    for pixel in 0..<side * side { set(pixel, vector(mesh.background)) }
    // The steps in one direction of a cell, if all cells were as large as the image.
    let cells = (width - 1) * (height - 1)
    let most = min(4 * side, max(1, Int((Double(maximumSteps) / Double(cells)).squareRoot())))
    // Each cell is stepped through so finely that neighboring steps are less than a pixel apart.
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let corners = [0, 1, width, width + 1].map { row * width + column + $0 }
        let (p, c) = (corners.map { points[$0] }, corners.map { vector(mesh.colors[$0]) })
        guard p.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
        let reach = max(
          distance(p[0], p[1]), distance(p[2], p[3]), distance(p[0], p[2]),
          distance(p[1], p[3]), distance(p[0], p[3]))
        let steps = min(Int((reach * Double(side) * 1.5).rounded(.up)) + 1, most)
        let positions = p.map { SIMD4(Double($0.x), Double($0.y), 0, 0) }
        for v in 0...steps {
          for u in 0...steps {
            let (s, t) = (Double(u) / Double(steps), Double(v) / Double(steps))
            let position = mixed(positions, s, t)
            let (x, y) = (position.x * Double(side), position.y * Double(side))
            // The comparison is made before the conversion, which has no result for large numbers.
            guard x > -1, y > -1, x < Double(side + 1), y < Double(side + 1) else { continue }
            let pixel = min(Int(y), side - 1) * side + min(Int(x), side - 1)
            set(pixel, mesh.isSmooth ? mixed(c, eased(s), eased(t)) : mixed(c, s, t))
          }
        }
      }
    }
    let reach = -border..<side + border
    let bordered = reach.flatMap { y in
      reach.flatMap { x in
        let pixel = min(max(y, 0), side - 1) * side + min(max(x, 0), side - 1)
        return bytes[4 * pixel..<4 * pixel + 4]
      }
    }
    return try? UIImage(rgba: bordered, width: reach.count, height: reach.count)
  }

  private static func distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Double {
    let d = a - b
    let length = Double((d.x * d.x + d.y * d.y).squareRoot())
    return length.isFinite ? min(length, 4) : 0
  }

  /// Interpolates between the corners of a cell, in two directions.
  private static func mixed(_ c: [SIMD4<Double>], _ s: Double, _ t: Double) -> SIMD4<Double> {
    let top = c[0] * (1 - s) + c[1] * s
    let bottom = c[2] * (1 - s) + c[3] * s
    return top * (1 - t) + bottom * t
  }

  /// A position between two points whose change is 0 at both.
  private static func eased(_ x: Double) -> Double { x * x * (3 - 2 * x) }
}

extension Gradient {
  /// The space in which colors are interpolated, which has no effect.
  public enum ColorSpace: Hashable, Sendable {
    /// The space of the device.
    case device
    /// A space of perceived colors.
    case perceptual
  }
}
