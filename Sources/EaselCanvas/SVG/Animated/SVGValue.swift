import Foundation

/// What an attribute is at one moment: a form, which cannot change by degrees, and the numbers in
/// it, which can.
struct SVGValue: Hashable {
  /// How the numbers are written.
  enum Form: Hashable {
    /// A text without numbers.
    case word(String)
    /// Numbers in a row.
    case numbers
    /// A path's points, for elements of these kinds.
    case path([UInt8])
    /// Red, green and blue, 0 … 255.
    case color
    /// The six numbers of a transform.
    case matrix
    /// Left, top, right and bottom of a region that has to hold all that it ever holds.
    case region
  }

  var form: Form
  var numbers: [CGFloat] = []
  /// How far a number may be from what was drawn.
  var tolerance: CGFloat = 0
  /// Decimals of a number that moves; what stands still has two more.
  var decimals = 0

  /// Decimals of coordinates in points that move: a hundredth of a point does not show.
  static let movingDecimals = 2
  /// Half a step of colour does not show.
  private static let colorTolerance: CGFloat = 0.6
  /// Nor does a step of opacity, of which there are 255.
  private static let opacityTolerance: CGFloat = 0.5 / 255

  static func word(_ text: String) -> SVGValue { SVGValue(form: .word(text)) }

  /// Lengths in a user space that is scaled up so much.
  static func lengths(_ numbers: [CGFloat], scale: CGFloat) -> SVGValue {
    SVGValue(
      form: .numbers, numbers: numbers, tolerance: tolerance(atScale: scale),
      decimals: decimals(atScale: scale))
  }

  static func path(_ path: Path, scale: CGFloat) -> SVGValue {
    var value = lengths(path.points.flatMap { [$0.x, $0.y] }, scale: scale)
    value.form = .path(path.verbs)
    return value
  }

  static func matrix(_ transform: CGAffineTransform, scale: CGFloat) -> SVGValue {
    var value = lengths(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      scale: scale)
    value.form = .matrix
    return value
  }

  static func region(_ box: CGRect, scale: CGFloat) -> SVGValue {
    let box = box.isNull ? .zero : box
    var value = lengths([box.minX, box.minY, box.maxX, box.maxY], scale: scale)
    value.form = .region
    return value
  }

  /// A share of 1: an opacity, a gradient's location.
  static func share(_ share: CGFloat) -> SVGValue {
    SVGValue(form: .numbers, numbers: [share], tolerance: opacityTolerance, decimals: 3)
  }

  static func color(_ parts: Color.Components) -> SVGValue {
    SVGValue(
      form: .color, numbers: [parts.red * 255, parts.green * 255, parts.blue * 255],
      tolerance: colorTolerance)
  }

  /// How far a length may be from what was drawn: a tenth of a pixel at twice the
  /// size does not show.
  static func tolerance(atScale scale: CGFloat) -> CGFloat { 0.05 / max(scale, 1e-6) }

  static func decimals(atScale scale: CGFloat) -> Int {
    SVGWriter.decimals(atScale: scale) - SVGWriter.decimals + movingDecimals
  }

  /// This value with the precision that an earlier one asks for too.
  func precise(as other: SVGValue) -> SVGValue {
    var value = self
    value.tolerance = min(tolerance, other.tolerance)
    value.decimals = max(decimals, other.decimals)
    return value
  }

  /// Numbers of this form as an attribute's text.
  func text(_ numbers: [CGFloat], isMoving: Bool) -> String {
    let decimals = isMoving ? decimals : decimals + SVGWriter.decimals - Self.movingDecimals
    switch form {
    case .word(let text): return text
    case .numbers, .region: return SVGWriter.numbers(numbers, decimals)
    case .path(let verbs): return Self.path(verbs, numbers, decimals, isMoving: isMoving)
    case .color:
      func part(_ index: Int) -> CGFloat { min(max(numbers[index] / 255, 0), 1) }
      return Color.Components(red: part(0), green: part(1), blue: part(2)).hexString
    case .matrix: return SVGWriter.matrix(Self.transform(numbers))
    }
  }

  static func transform(_ n: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// A path's text; one that moves is told by steps from point to point, most of which are short.
  private static func path(
    _ verbs: [UInt8], _ numbers: [CGFloat], _ decimals: Int, isMoving: Bool
  ) -> String {
    let unit = pow(10, CGFloat(decimals))
    var (text, index) = ("", 0)
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for verb in verbs {
      let (letter, count) = Self.letter(verb)
      text += isMoving ? letter.lowercased() : letter
      var (from, isFirst) = (current, true)
      if !isMoving { from = .zero }
      for pair in stride(from: index, to: index + count, by: 2) {
        // Differences of what was rounded, so that nothing adds up.
        let point =
          isMoving
          ? CGPoint(
            x: (numbers[pair] * unit).rounded() / unit,
            y: (numbers[pair + 1] * unit).rounded() / unit)
          : CGPoint(x: numbers[pair], y: numbers[pair + 1])
        for number in [point.x - from.x, point.y - from.y] {
          let digits = SVGWriter.number(number, decimals)
          text += isFirst || digits.hasPrefix("-") ? digits : " " + digits
          isFirst = false
        }
        current = point
      }
      index += count
      if verb == Path.Verb.move { start = current }
      if count == 0 { current = start }
    }
    return text
  }

  /// A step's letter, and how many numbers it has.
  private static func letter(_ verb: UInt8) -> (String, Int) {
    switch verb {
    case Path.Verb.move: ("M", 2)
    case Path.Verb.line: ("L", 2)
    case Path.Verb.quad: ("Q", 4)
    case Path.Verb.cubic: ("C", 6)
    default: ("Z", 0)
    }
  }
}
