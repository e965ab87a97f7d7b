import Foundation

/// The value of an attribute at one time: a form, which is constant, and numbers, which can change.
struct SVGValue: Hashable {
  /// The format of the numbers.
  enum Form: Hashable {
    /// A text without numbers.
    case text(String)
    /// A list of numbers.
    case numbers
    /// The points of a path with elements of these kinds.
    case path([UInt8])
    /// Red, green and blue, 0...255.
    case color
    /// The six numbers of a transform.
    case matrix
    /// The left, top, right and bottom of a region that must contain the content of all frames.
    case region
  }

  var form: Form
  var numbers: [CGFloat] = []
  /// The maximum difference between a number and the number that was drawn.
  var tolerance: CGFloat = 0
  /// The number of decimals of a changing number.
  ///
  /// A constant number has two more.
  var decimals = 0

  /// The number of decimals of changing coordinates in points: 1/100 point is invisible.
  static let movingDecimals = 2
  /// The tolerance of color components: half a step is invisible.
  private static let colorTolerance: CGFloat = 0.6
  /// The tolerance of opacity: half a step of 255 is invisible.
  private static let opacityTolerance: CGFloat = 0.5 / 255

  static func text(_ text: String) -> SVGValue { SVGValue(form: .text(text)) }

  /// Creates lengths in a user space with a scale.
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

  /// Creates a fraction of 1, such as an opacity or the location of a gradient stop.
  static func share(_ share: CGFloat) -> SVGValue {
    SVGValue(form: .numbers, numbers: [share], tolerance: opacityTolerance, decimals: 3)
  }

  static func color(_ parts: Color.Components) -> SVGValue {
    SVGValue(
      form: .color, numbers: [parts.red * 255, parts.green * 255, parts.blue * 255],
      tolerance: colorTolerance)
  }

  /// Returns the tolerance of lengths: a tenth of a pixel at twice the size is invisible.
  static func tolerance(atScale scale: CGFloat) -> CGFloat { 0.05 / max(scale, 1e-6) }

  static func decimals(atScale scale: CGFloat) -> Int {
    SVGWriter.decimals(atScale: scale) - SVGWriter.decimals + movingDecimals
  }

  /// Returns this value with at least the precision of an earlier one.
  func precise(as other: SVGValue) -> SVGValue {
    var value = self
    value.tolerance = min(tolerance, other.tolerance)
    value.decimals = max(decimals, other.decimals)
    return value
  }

  /// Returns numbers of this form as the text of an attribute.
  func text(_ numbers: [CGFloat], isMoving: Bool) -> String {
    let decimals = isMoving ? decimals : decimals + SVGWriter.decimals - Self.movingDecimals
    switch form {
    case .text(let text): return text
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

  /// Returns the text of a path.
  ///
  /// A changing path has relative coordinates, most of which are short.
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
        // Differences of rounded points, so that errors do not add up.
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

  /// Returns the letter of a path command and its number of coordinates.
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
