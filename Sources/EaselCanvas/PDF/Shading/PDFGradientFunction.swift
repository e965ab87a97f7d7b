import Foundation

/// The colors along a gradient as a function of one number (ISO 32000-1, 7.10.4).
///
/// The function consists of linear pieces between the stops.
struct PDFGradientFunction {
  /// A color at a position.
  struct Stop {
    var position: CGFloat
    var color: Color.Components
  }

  /// The stops in order; two stops at one position are an abrupt change of color.
  let stops: [Stop]

  /// The domain of the function.
  var range: ClosedRange<CGFloat> { (stops.first?.position ?? 0)...(stops.last?.position ?? 1) }

  /// The maximum number of pieces of a repeated gradient, which take some 7 MB.
  private static let maximumPieces: CGFloat = 100_000
  /// The maximum number of periods of a repeated gradient.
  ///
  /// On an A4 page each of more periods would be smaller than a pixel of a printer.
  private static let maximumPeriods: CGFloat = 4_000
  /// The minimum length of a piece; a shorter one is left out.
  private static let minimumPiece: CGFloat = 1e-6

  /// Creates the function of a gradient; nil for one without colors.
  ///
  /// - Parameters:
  ///   - needed: The visible positions, which a repeated gradient has to cover.
  ///   - possible: The positions for which the geometry of the gradient is defined.
  init?(
    _ gradient: Gradient, _ appearance: Appearance, needed: ClosedRange<CGFloat>,
    possible: ClosedRange<CGFloat> = -CGFloat.infinity...CGFloat.infinity
  ) {
    var one = gradient.stops.sorted { $0.location < $1.location }
      .map { Stop(position: $0.location, color: $0.color.components(for: appearance)) }
    guard let first = one.first, let last = one.last else { return nil }
    if gradient.extend == .none {
      // Nothing is visible outside of its ends, or between two equal ends.
      let length = last.position - first.position
      guard length >= Self.minimumPiece else { return nil }
      if one.count == 2, length < 1 {
        let middle = first.color.mixed(with: last.color, 0.5)
        one.insert(Stop(position: first.position + length / 2, color: middle), at: 1)
      }
      stops = one
      return
    }
    if first.position > 0 { one.insert(Stop(position: 0, color: first.color), at: 0) }
    if last.position < 1 || one.count == 1 { one.append(Stop(position: 1, color: last.color)) }
    switch gradient.extend {
    case .none: return nil
    case .pad: stops = Self.padded(one, possible)
    case .repeat, .reflect:
      let from = needed.lowerBound.rounded(.down)
      let to = max(needed.upperBound.rounded(.up), from + 1)
      guard to - from <= min(Self.maximumPeriods, Self.maximumPieces / CGFloat(one.count)) else {
        // The periods are too small to be told apart.
        let mean = Self.mean(of: one) ?? first.color
        stops = Self.cut([from, to].map { Stop(position: $0, color: mean) }, to: possible)
        return
      }
      let all = stride(from: from, to: to, by: 1).flatMap { period -> [Stop] in
        let isBack =
          gradient.extend == .reflect && period.truncatingRemainder(dividingBy: 2) != 0
        return isBack
          ? one.reversed().map { Stop(position: period + 1 - $0.position, color: $0.color) }
          : one.map { Stop(position: period + $0.position, color: $0.color) }
      }
      stops = Self.cut(all, to: possible)
    }
  }

  /// The length of the piece that is added before an abrupt change of color at the start.
  private static let margin: CGFloat = 0.001
  /// The part of the domain that PDFium evaluates.
  ///
  /// PDFium samples 256 colors at equal distances from the start, and extends the last of them.
  private static let seen: CGFloat = 255.0 / 256
  /// The tolerated error, of 1, of the color that a reader extends.
  private static let tolerance: CGFloat = 8.0 / 255

  /// Returns the stops with a further stop beyond an end where readers would extend a wrong color.
  ///
  /// At the start that is an abrupt change; at the end, a stop nearer than the last sample of a
  /// reader.
  private static func padded(_ stops: [Stop], _ possible: ClosedRange<CGFloat>) -> [Stop] {
    var stops = stops
    if stops.count > 1, stops[0].position == stops[1].position,
      possible.contains(stops[0].position - margin)
    {
      stops.insert(Stop(position: stops[0].position - margin, color: stops[0].color), at: 0)
    }
    guard let first = stops.first, let last = stops.last else { return stops }
    let length = last.position - first.position
    let farther = last.position + length * 1.2 * (1 - seen)
    if possible.contains(farther),
      color(at: first.position + length * seen, stops).difference(to: last.color) > tolerance
    {
      stops.append(Stop(position: farther, color: last.color))
    }
    return stops
  }

  private static func color(at position: CGFloat, _ stops: [Stop]) -> Color.Components {
    for (a, b) in zip(stops, stops.dropFirst())
    where position >= a.position && position < b.position {
      return a.color.mixed(with: b.color, (position - a.position) / (b.position - a.position))
    }
    return stops.last?.color ?? Color.Components(red: 0, green: 0, blue: 0)
  }

  /// The mean of the colors from 0 to 1.
  var mean: Color.Components? { Self.mean(of: stops) }

  private static func mean(of stops: [Stop]) -> Color.Components? {
    guard let first = stops.first else { return nil }
    let clear = Color.Components(red: 0, green: 0, blue: 0, alpha: 0)
    var sum = (stop: first, color: clear)
    for stop in stops.dropFirst() {
      let share = stop.position - sum.stop.position
      let middle = sum.stop.color.mixed(with: stop.color, 0.5)
      sum.color.red += middle.red * share
      sum.color.green += middle.green * share
      sum.color.blue += middle.blue * share
      sum.color.alpha += middle.alpha * share
      sum.stop = stop
    }
    return sum.color
  }

  /// Returns the stops within a range, with interpolated stops at its ends if these are between
  /// stops.
  private static func cut(_ stops: [Stop], to range: ClosedRange<CGFloat>) -> [Stop] {
    guard let first = stops.first, let last = stops.last,
      !(range.contains(first.position) && range.contains(last.position))
    else { return stops }
    func stop(at position: CGFloat) -> Stop? {
      zip(stops, stops.dropFirst()).first { $0.position < position && position < $1.position }.map {
        let share = (position - $0.position) / ($1.position - $0.position)
        return Stop(position: position, color: $0.color.mixed(with: $1.color, share))
      }
    }
    let inner = stops.filter { range.contains($0.position) }
    let ends = [stop(at: range.lowerBound), stop(at: range.upperBound)]
    return (ends[0].map { [$0] } ?? []) + inner + (ends[1].map { [$0] } ?? [])
  }

  /// The opacity of all colors; nil if they differ.
  var alpha: CGFloat? {
    guard let first = stops.first, stops.allSatisfy({ $0.color.alpha == first.color.alpha }) else {
      return nil
    }
    return first.color.alpha
  }

  /// The values that the function returns.
  enum Output {
    case color
    case luminance
    case alpha

    var space: StaticString { self == .color ? "/DeviceRGB" : "/DeviceGray" }

    func values(_ color: Color.Components) -> [CGFloat] {
      let plain = PDFColor(color)
      switch self {
      case .color: return [plain.red, plain.green, plain.blue]
      case .luminance: return [plain.luminance.red]
      case .alpha: return [color.alpha]
      }
    }
  }

  /// Writes the dictionary of the function.
  func write(_ output: Output, to writer: inout PDFWriter) {
    let pieces = zip(stops, stops.dropFirst())
      .filter { $1.position - $0.position >= Self.minimumPiece }
    guard pieces.count != 1 else {
      return Self.write(pieces[0], range, output, to: &writer)
    }
    writer.raw("<< /FunctionType 3 /Domain [")
    writer.numbers([range.lowerBound, range.upperBound], 6)
    writer.raw("] /Functions [ ")
    for piece in pieces { Self.write(piece, 0...1, output, to: &writer) }
    writer.raw("] /Bounds [")
    writer.numbers(pieces.dropFirst().map { $0.0.position }, 6)
    writer.raw("] /Encode [")
    for _ in pieces { writer.raw("0 1 ") }
    writer.raw("] >> ")
  }

  private static func write(
    _ piece: (Stop, Stop), _ domain: ClosedRange<CGFloat>, _ output: Output,
    to writer: inout PDFWriter
  ) {
    writer.raw("<< /FunctionType 2 /N 1 /Domain [")
    writer.numbers([domain.lowerBound, domain.upperBound], 6)
    // The gradient of a single piece always goes from 0 to 1.
    writer.raw("] /C0 [")
    writer.numbers(output.values(piece.0.color), PDFColor.decimals)
    writer.raw("] /C1 [")
    writer.numbers(output.values(piece.1.color), PDFColor.decimals)
    writer.raw("] >> ")
  }
}

extension Color.Components {
  /// Returns the greatest difference of a component.
  fileprivate func difference(to other: Self) -> CGFloat {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

extension Gradient {
  /// Returns the single color of a gradient without extent; nil if nothing is visible.
  ///
  /// It is the mean of the end colors if these extend, and of all colors if the gradient repeats.
  func mean(for appearance: Appearance) -> Color.Components? {
    switch extend {
    case .none: return nil
    case .repeat, .reflect:
      let one = Gradient(stops: spanningStops, extend: .none)
      return PDFGradientFunction(one, appearance, needed: 0...1)?.mean
    case .pad:
      let stops = stops.sorted { $0.location < $1.location }
      guard let first = stops.first, let last = stops.last else { return nil }
      return first.color.components(for: appearance)
        .mixed(with: last.color.components(for: appearance), 0.5)
    }
  }
}
