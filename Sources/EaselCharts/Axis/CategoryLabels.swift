import EaselCanvas
import Foundation

/// How the names below bars are made to fit: plain, then wrapped, then turned, then every n-th.
///
/// Numbers in equal steps, such as years, are neither wrapped nor turned: every second, fifth or
/// tenth shows.
package struct CategoryLabels: Hashable, Sendable {
  /// What was done to make them fit.
  package enum Mode: Hashable, Sendable {
    /// One line each.
    case plain
    /// Broken into lines.
    case wrapped
    /// Turned by 45°, reading upwards.
    case turned
    /// No room for any.
    case none
  }

  /// What was done.
  package private(set) var mode: Mode
  /// Every n-th name shows; 1 shows all.
  package private(set) var stride: Int
  /// The texts, one for each name; those that the stride leaves out are there too.
  package private(set) var texts: [TextLayout]
  /// Height that the labels take.
  package private(set) var height: CGFloat
  /// What a reader should know.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Angle of turned labels: up to the right.
  static let turn: CGFloat = -.pi / 4

  /// Fits names into bands.
  ///
  /// - Parameters:
  ///   - names: The names, in order.
  ///   - step: Distance between the middles of neighbouring bands, in points.
  ///   - height: Height that the labels may take, in points.
  ///   - fontSize: Size of the type, in points.
  ///   - color: Colour of the type.
  package init(
    _ names: [String], step: CGFloat, height available: CGFloat, fontSize: CGFloat,
    color: Color = ChartPalette.secondaryText
  ) {
    mode = .plain
    stride = 1
    texts = names.map { ChartLabel.text($0, size: fontSize, color: color, lines: 1) }
    let line = texts.map(\.size.height).max() ?? 0
    let widest = texts.map(\.size.width).max() ?? 0
    height = line
    let gap = fontSize * 0.5
    guard names.contains(where: { !$0.isEmpty }) else {
      height = 0
      return
    }
    guard line <= available else {
      mode = .none
      height = 0
      note(.warning, "the category names have no room and are left out", names.count)
      return
    }
    if widest <= step - gap { return }
    if Self.areSteps(names) {
      stride = Self.niceStride(from: (widest + gap) / max(step, 0.001))
      noteStride(names.count)
      return
    }
    if wrap(names, width: step - gap, height: available, fontSize: fontSize, color: color) {
      return
    }
    let slope = abs(sin(Self.turn))
    let room = (available - line * slope) / slope
    if step >= turnedStep(line), room >= min(widest, fontSize * 4) {
      turn(names, width: min(widest, room), fontSize: fontSize, color: color)
      return
    }
    thin(widest: widest, line: line, step: step, gap: gap, room: room, names, fontSize, color)
  }

  private mutating func wrap(
    _ names: [String], width: CGFloat, height available: CGFloat, fontSize: CGFloat, color: Color
  ) -> Bool {
    guard width > fontSize * 2 else { return false }
    for name in names {
      for word in name.split(separator: " ") where !Self.breaksAnywhere(word) {
        let size = ChartLabel.text(String(word), size: fontSize, lines: 1).size
        if size.width > width { return false }
      }
    }
    let wrapped = names.map {
      ChartLabel.balanced($0, size: fontSize, color: color, alignment: .center, width: width)
    }
    let tallest = wrapped.map(\.size.height).max() ?? 0
    // More than three lines are a paragraph, not a name.
    guard tallest <= available, wrapped.allSatisfy({ $0.lines.count <= 3 }) else { return false }
    mode = .wrapped
    texts = wrapped
    height = tallest
    note(.note, "category names are broken into lines", names.count)
    return true
  }

  private mutating func turn(
    _ names: [String], width: CGFloat, fontSize: CGFloat, color: Color
  ) {
    mode = .turned
    let cut = texts.filter { $0.size.width > width + 0.5 }.count
    texts = zip(names, texts).map { name, text in
      text.size.width <= width + 0.5
        ? text : ChartLabel.text(name, size: fontSize, color: color, width: width, lines: 1)
    }
    let slope = abs(sin(Self.turn))
    height = texts.map { ($0.size.width + $0.size.height) * slope }.max() ?? 0
    note(.note, "category names are turned by 45°", names.count)
    if cut > 0 { note(.warning, "\(cut) category names are cut", cut) }
  }

  /// Turned lines stand apart by their height along the normal of their slope.
  private func turnedStep(_ line: CGFloat) -> CGFloat { line * 0.95 / abs(sin(Self.turn)) }

  private mutating func thin(
    widest: CGFloat, line: CGFloat, step: CGFloat, gap: CGFloat, room: CGFloat, _ names: [String],
    _ fontSize: CGFloat, _ color: Color
  ) {
    let flat = Int(((widest + gap) / max(step, 0.001)).rounded(.up))
    if flat > 4, room >= min(widest, fontSize * 4) {
      turn(names, width: min(widest, room), fontSize: fontSize, color: color)
      stride = max(Int((turnedStep(line) / max(step, 0.001)).rounded(.up)), 1)
    } else {
      stride = min(max(flat, 1), max(names.count, 1))
    }
    noteStride(names.count)
  }

  private mutating func noteStride(_ count: Int) {
    guard stride > 1 else { return }
    let shown = (count + stride - 1) / stride
    note(.warning, "\(shown) of \(count) category names are shown", count)
  }

  /// Whether names are whole numbers in equal steps, as years are: a reader counts those between.
  private static func areSteps(_ names: [String]) -> Bool {
    let numbers = names.compactMap { Int($0) }
    guard numbers.count == names.count, numbers.count > 2 else { return false }
    let steps = zip(numbers, numbers.dropFirst()).map { $1.subtractingReportingOverflow($0) }
    return steps.allSatisfy { !$0.overflow && $0.partialValue == steps[0].partialValue }
      && steps[0].partialValue != 0
  }

  /// The least of 1, 2, 5, 10, 20 … that is no less than a number: what people count in.
  private static func niceStride(from least: CGFloat) -> Int {
    // More categories than these no chart has room for.
    let most = 1_000_000
    var decade = 1
    while decade < most {
      for step in [1, 2, 5] where CGFloat(step * decade) >= least { return step * decade }
      decade *= 10
    }
    return most
  }

  private mutating func note(_ severity: Diagnostic.Severity, _ message: String, _ count: Int) {
    diagnostics.append(
      Diagnostic(severity, .labelAdjusted, message, operation: "axis", value: "\(count)"))
  }

  /// Chinese, Japanese and Korean text breaks between any two characters.
  private static func breaksAnywhere(_ word: Substring) -> Bool {
    word.unicodeScalars.allSatisfy { $0.value >= 0x2E80 && $0.value < 0xFB00 }
  }

  /// The labels at their places: `centers` are the middles of the bands, `top` is where labels
  /// begin.
  func placed(centers: [CGFloat], top: CGFloat) -> [ChartLabel] {
    guard mode != .none else { return [] }
    return zip(texts, centers).enumerated().compactMap { index, item in
      let (text, center) = item
      guard index % stride == 0, text.size.width > 0 else { return nil }
      guard mode == .turned else {
        return ChartLabel(text, at: CGPoint(x: center, y: top), anchor: CGPoint(x: 0.5, y: 0))
      }
      // The end of a turned label points at its bar: its top right corner lies below the middle.
      let (width, height) = (text.size.width, text.size.height)
      let (c, s) = (cos(Self.turn), sin(Self.turn))
      let corner = CGPoint(x: width / 2 * c + height / 2 * s, y: width / 2 * s - height / 2 * c)
      let middle = CGPoint(x: center - corner.x + height * 0.3, y: top - corner.y)
      return ChartLabel(
        text,
        frame: CGRect(
          x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
        rotation: Self.turn)
    }
  }
}
