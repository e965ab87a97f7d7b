import EaselCanvas
import Foundation

/// What the cells of the grid are painted with; each lies in the box of their drawing.
enum GridPaint: String, CaseIterable {
  case color
  case colorHalf
  case linearPad, linearReflect, linearRepeat, linearNone
  case linearPadHalf, linearReflectHalf, linearRepeatHalf, linearNoneHalf
  case linearPadInner, linearReflectInner, linearRepeatInner, linearNoneInner
  case radialPad, radialReflect, radialRepeat, radialNone
  case radialPadHalf, radialRepeatHalf, radialNoneInner, radialRepeatInner
  /// A stop that stands nearer to the end than PDFium looks.
  case linearEnd, radialEnd
  case conic, conicHalf, conicInner
  case hatch, hatchHalf, hatchGround, hatchGroundHalf
  case imageRepeat, imageNone, imageRepeatHalf, imageNoneHalf

  /// Whether it is drawn with every blend mode.
  var isMain: Bool {
    switch self {
    case .color, .colorHalf, .linearPadHalf, .conic, .hatchGround, .hatch, .imageRepeatHalf,
      .imageNone:
      true
    default: false
    }
  }

  /// The paints that an operation can be drawn with.
  static func paints(of operation: GridCell.Operation) -> [GridPaint] {
    switch operation {
    case .text: [.color, .colorHalf]
    case .image: [.imageNone, .imageNoneHalf]
    case .soft, .alone, .recording, .cover: [.color, .colorHalf, .linearPadHalf]
    case .twice, .inner, .shadow: allCases.filter(\.isMain)
    default: allCases
    }
  }

  static let beneathHalf = Color(red: 30 / 255, green: 90 / 255, blue: 220 / 255, alpha: 0.6)
  static let beneathFull = Color(red: 240 / 255, green: 200 / 255, blue: 40 / 255)
  static let ink = Color(red: 200 / 255, green: 60 / 255, blue: 30 / 255)
  static let inkHalf = ink.withAlphaComponent(0.6)
  private static let other = Color(red: 20 / 255, green: 160 / 255, blue: 120 / 255)

  var color: Color { self == .color ? Self.ink : Self.inkHalf }

  private var extend: Gradient.Extend {
    switch self {
    case .linearReflect, .linearReflectHalf, .linearReflectInner, .radialReflect: .reflect
    case .linearRepeat, .linearRepeatHalf, .linearRepeatInner, .radialRepeat, .radialRepeatHalf,
      .radialRepeatInner:
      .repeat
    case .linearNone, .linearNoneHalf, .linearNoneInner, .radialNone, .radialNoneInner: .none
    default: .pad
    }
  }

  private var gradient: Gradient {
    let name = rawValue
    if name.hasSuffix("End") {
      return Gradient(
        stops: [
          .init(Self.ink, at: 0), .init(Self.other, at: 0.998), .init(Self.beneathFull, at: 1),
        ])
    }
    let low: CGFloat = name.hasSuffix("Inner") ? 0.3 : 0
    let high: CGFloat = name.hasSuffix("Inner") ? 0.8 : 1
    let middle = name.hasSuffix("Half") ? Self.other.withAlphaComponent(0.4) : Self.other
    return Gradient(
      stops: [
        .init(Self.ink, at: low), .init(middle, at: 0.5),
        .init(Color(red: 40 / 255, green: 40 / 255, blue: 160 / 255), at: high),
      ], extend: extend)
  }

  /// Texels of four points each, so that how a reader goes from one to the next shows little.
  static func drawnImage(isHalf: Bool) -> Image? {
    let colors: [[UInt8]] = [
      [200, 60, 30, 255], [20, 160, 120, 255], [40, 40, 160, 255], [240, 200, 40, 255],
    ]
    let pixels = (0..<(32 * 32)).flatMap { pixel -> [UInt8] in
      let (row, column) = (pixel / 32 / 16, pixel % 32 / 16)
      var color = colors[2 * row + column]
      if isHalf, row == column { color[3] = 128 }
      return color
    }
    return try? Image(rgba: pixels, width: 32, height: 32, scale: 2)
  }

  var image: Image? { Self.drawnImage(isHalf: rawValue.hasSuffix("Half")) }

  var paint: Paint {
    switch self {
    case .color: return .color(Self.ink)
    case .colorHalf: return .color(Self.inkHalf)
    case .hatch, .hatchHalf, .hatchGround, .hatchGroundHalf:
      let isHalf = rawValue.hasSuffix("Half")
      let ground: Color? = rawValue.contains("Ground") ? Self.other : nil
      return .hatch(
        HatchPattern(
          isHalf ? Self.inkHalf : Self.ink,
          background: isHalf ? ground?.withAlphaComponent(0.4) : ground, spacing: 12, lineWidth: 5))
    case .imageRepeat, .imageNone, .imageRepeatHalf, .imageNoneHalf:
      guard let image else { return .color(.clear) }
      let isOnce = rawValue.hasPrefix("imageNone")
      return .image(
        ImagePattern(
          image,
          transform: CGAffineTransform(
            a: isOnce ? 2 : 1, b: 0, c: 0, d: isOnce ? 2 : 1, tx: 14, ty: 14),
          extend: isOnce ? .none : .repeat))
    case .conic, .conicHalf, .conicInner:
      return .conicGradient(ConicGradient(gradient, center: CGPoint(x: 28, y: 32)))
    case .radialEnd, .radialPad, .radialReflect, .radialRepeat, .radialNone, .radialPadHalf,
      .radialRepeatHalf,
      .radialNoneInner, .radialRepeatInner:
      return .radialGradient(RadialGradient(gradient, center: CGPoint(x: 28, y: 32), radius: 18))
    default:
      return .linearGradient(
        LinearGradient(gradient, from: CGPoint(x: 16, y: 22), to: CGPoint(x: 40, y: 34)))
    }
  }
}
