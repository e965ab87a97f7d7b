import EaselBlocks
import EaselCanvas
import Foundation

/// A field to fill in by hand: corner marks of 3 mm, 0.75 points wide, inside of the field.
struct SwissQRBillBlank: Block {
  var body: some Block {
    Drawing { canvas, size in
      canvas.stroke(
        Self.marks(in: CGRect(origin: .zero, size: size)), with: .color(.black),
        style: StrokeStyle(lineWidth: Self.lineWidth))
    }
    .accessibilityHidden(true)
  }

  static let lineWidth: CGFloat = 0.75

  /// Returns the corner marks of a field.
  static func marks(in field: CGRect) -> Path {
    let length = 3 * CodeNode.millimetre
    let rect = field.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    return Path { path in
      for (x, dx) in [(rect.minX, length), (rect.maxX, -length)] {
        for (y, dy) in [(rect.minY, length), (rect.maxY, -length)] {
          path.addLines([
            CGPoint(x: x, y: y + dy), CGPoint(x: x, y: y), CGPoint(x: x + dx, y: y),
          ])
        }
      }
    }
  }
}

/// The lines along which the slip is cut from the page, and its parts from one another.
struct SwissQRBillLines: Block {
  let separation: SwissQRBill.Separation

  var body: some Block {
    let separation = separation
    if separation != .none {
      // The scissors on the upper line are partly above the slip.
      Drawing { canvas, _ in
        canvas.translate(x: 0, y: 2 * CodeNode.millimetre)
        Self.draw(separation, on: canvas)
      }
      .slipFrame(y: -2, width: 210, height: 107)
    }
  }

  private static func draw(_ separation: SwissQRBill.Separation, on canvas: any Canvas) {
    let unit = CodeNode.millimetre
    let style = StrokeStyle(lineWidth: 0.6, dash: [3, 3])
    // The scissors are on the lines, 5 mm from the corner of the page and from the upper line.
    let hasScissors = separation == .scissors
    let lines: [(CGPoint, CGPoint)] =
      hasScissors
      ? [
        (CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0)), (CGPoint(x: 9, y: 0), CGPoint(x: 210, y: 0)),
        (CGPoint(x: 62, y: 0), CGPoint(x: 62, y: 5)),
        (CGPoint(x: 62, y: 9), CGPoint(x: 62, y: 105)),
      ]
      : [
        (CGPoint(x: 0, y: 0), CGPoint(x: 210, y: 0)),
        (CGPoint(x: 62, y: 0), CGPoint(x: 62, y: 105)),
      ]
    let path = Path { path in
      for (start, end) in lines {
        path.addLines([
          CGPoint(x: start.x * unit, y: start.y * unit), CGPoint(x: end.x * unit, y: end.y * unit),
        ])
      }
    }
    canvas.stroke(path, with: .color(.black), style: style)
    guard hasScissors else { return }
    drawScissors(at: CGPoint(x: 5 * unit, y: 0), angle: 0, on: canvas)
    drawScissors(at: CGPoint(x: 62 * unit, y: 5 * unit), angle: .pi / 2, on: canvas)
  }

  /// Draws scissors that begin with their handles at a point and are 4 mm long.
  private static func drawScissors(at point: CGPoint, angle: CGFloat, on canvas: any Canvas) {
    canvas.withSavedState {
      canvas.translate(x: point.x, y: point.y)
      canvas.rotate(by: angle)
      let unit = CodeNode.millimetre
      canvas.scale(x: unit, y: unit)
      for side in [-1.0, 1.0] {
        let handle = CGRect(x: 0.2, y: side * 0.85 - 0.55, width: 1.3, height: 1.1)
        canvas.stroke(
          Path(ellipseIn: handle), with: .color(.black), style: StrokeStyle(lineWidth: 0.28))
        // The blade crosses to the other side behind the pivot.
        let blade = Path { path in
          path.addLines([
            CGPoint(x: 1.25, y: side * 0.52), CGPoint(x: 3.85, y: -side * 0.62),
            CGPoint(x: 3.95, y: -side * 0.42), CGPoint(x: 1.5, y: side * 0.72),
          ])
          path.closeSubpath()
        }
        canvas.fill(blade, with: .color(.black))
      }
    }
  }
}

/// The Swiss QR code, 46 mm large, with the Swiss cross in its middle.
struct SwissQRBillSymbol: Block {
  let bill: SwissQRBill
  @EnvironmentValue(\.phrases) private var phrases

  var body: some Block {
    let label = "\(phrases.text(\.codes.qrCode)): \(bill.fields.summary)"
    SwissQRBillModules(text: bill.payload)
      .overlay {
        Drawing { canvas, size in
          canvas.fill(
            Self.cross(around: CGPoint(x: size.width / 2, y: size.height / 2)),
            with: .color(.black), rule: .evenOdd)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(label)
  }

  /// The length in millimeters of the square around the cross, which is without modules.
  static let crossLength: CGFloat = 7

  /// Returns a black square of 6 mm with the cross as a hole, for the even-odd rule.
  static func cross(around center: CGPoint) -> Path {
    let unit = CodeNode.millimetre
    // A free bar is 7/6 of its width long (Federal Act on the Protection of the Coat of Arms).
    let (width, length) = (7.0 / 6 * unit / 2, 35.0 / 9 * unit / 2)
    let corners = [
      (-width, -length), (width, -length), (width, -width), (length, -width), (length, width),
      (width, width), (width, length), (-width, length), (-width, width), (-length, width),
      (-length, -width), (-width, -width),
    ]
    return Path { path in
      path.addRect(
        CGRect(
          x: center.x - 3 * unit, y: center.y - 3 * unit, width: 6 * unit, height: 6 * unit))
      path.addLines(corners.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) })
      path.closeSubpath()
    }
  }
}

/// The modules of a Swiss QR code around its cross.
struct SwissQRBillModules: PrimitiveBlock {
  typealias Body = Never
  let text: String

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("SwissQRBill")
    var grid: ModuleGrid?
    do {
      grid = Self.cleared(try QREncoder.grid(of: text, .medium, isBytewise: true))
    } catch {
      inputs.note(
        .error, error.code, error.message, operation: "SwissQRBill.init", value: error.value)
    }
    let side = 46 * CodeNode.millimetre
    let modules = grid.map { CGFloat($0.width) } ?? 0
    let measures = CodeNode.Measures(
      modules: CGSize(width: modules, height: modules), ideal: CGSize(width: side, height: side),
      keepsAspectRatio: true, minimumModule: 0)
    return CodeNode(grid, quietZone: 0, measures, label: nil, inputs)
  }

  /// Returns the modules without those that touch the square around the cross.
  static func cleared(_ grid: ModuleGrid) -> ModuleGrid {
    let module = 46 / CGFloat(grid.width)
    let free = (23 - SwissQRBillSymbol.crossLength / 2)...(23 + SwissQRBillSymbol.crossLength / 2)
    func touches(_ index: Int) -> Bool {
      CGFloat(index + 1) * module > free.lowerBound && CGFloat(index) * module < free.upperBound
    }
    var isDark = grid.isDark
    for row in 0..<grid.height where touches(row) {
      for column in 0..<grid.width where touches(column) {
        isDark[row * grid.width + column] = false
      }
    }
    return ModuleGrid(width: grid.width, height: grid.height, isDark: isDark)
  }
}
