import EaselBlocks
import EaselCanvas
import Foundation

/// A small line drawing of a control, such as a chevron.
///
/// Controls do not use symbols by name for them, so that they look right without a set of symbols.
struct Glyph: Shape {
  enum Kind: Sendable {
    case chevronRight, chevronLeft, chevronUpDown, checkmark, plus, minus
  }

  let kind: Kind
  var lineWidth: CGFloat = 2

  var layoutDirectionBehavior: LayoutDirectionBehavior {
    kind == .checkmark ? .fixed : .mirrors
  }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    let lines = Path { path in
      for line in kind.lines {
        path.addLines(
          line.map {
            CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
          })
      }
    }
    return lines.stroked(StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }
}

extension Glyph.Kind {
  /// The lines in a square of the side 1.
  fileprivate var lines: [[CGPoint]] {
    func line(_ numbers: CGFloat...) -> [CGPoint] {
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
    switch self {
    case .chevronRight: return [line(0, 0, 1, 0.5, 0, 1)]
    case .chevronLeft: return [line(1, 0, 0, 0.5, 1, 1)]
    case .chevronUpDown:
      return [line(0, 0.32, 0.5, 0, 1, 0.32), line(0, 0.68, 0.5, 1, 1, 0.68)]
    case .checkmark: return [line(0, 0.55, 0.37, 1, 1, 0)]
    case .plus: return [line(0, 0.5, 1, 0.5), line(0.5, 0, 0.5, 1)]
    case .minus: return [line(0, 0.5, 1, 0.5)]
    }
  }
}

extension Glyph {
  /// The two chevrons beside the value of a menu.
  static var menuChevrons: some View {
    Glyph(kind: .chevronUpDown, lineWidth: 1.8).frame(width: 10, height: 15)
  }

  /// The chevron at the trailing side of a row that leads to another screen.
  static var disclosure: some View {
    Glyph(kind: .chevronRight).frame(width: 8, height: 13)
      .foregroundStyle(Color(.tertiaryLabel))
  }

  /// The checkmark of a row that is selected.
  static var selection: some View {
    Glyph(kind: .checkmark).frame(width: 16, height: 13).foregroundStyle(.tint)
  }
}
