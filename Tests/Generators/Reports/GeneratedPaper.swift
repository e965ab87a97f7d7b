import EaselCanvas
import EaselReports
import Foundation

/// The pages of a random report: mostly small ones, seldom those of letters and of bills.
struct GeneratedPaper {
  var style: PageStyle
  /// The margins at the top, at the left, at the bottom and at the right.
  var margins: [Double]
  /// The window of the envelope, as its standard has it, from the upper left corner of the page.
  var window: CGRect?
  /// Whether a payment slip is at the end.
  var hasSlip = false

  private static let unit = 72 / 25.4

  init(_ random: inout SeededGenerator) {
    switch random.below(20) {
    case 0, 1: self = Self.letters(&random)
    case 2:
      self.init(PageStyle.a4.margins(36), margins: [36, 36, 36, 36])
      hasSlip = true
    default:
      let size = CGSize(width: random.number(300...480), height: random.number(260...560))
      self.init(PageStyle(size).margins(36), margins: [36, 36, 36, 36])
    }
  }

  private init(_ style: PageStyle, margins: [Double], window: CGRect? = nil) {
    (self.style, self.margins, self.window) = (style, margins, window)
  }

  /// A page style of letters, with the visible part of its window in millimeters.
  private static func letters(_ random: inout SeededGenerator) -> GeneratedPaper {
    let kinds: [(PageStyle, [Double], CGRect)] = [
      (.din5008A, [20, 25, 20, 20], CGRect(x: 20, y: 27, width: 85, height: 45)),
      (.din5008B, [20, 25, 20, 20], CGRect(x: 20, y: 45, width: 85, height: 45)),
      (
        .usWindow, [19.05, 22.225, 19.05, 22.225],
        CGRect(x: 22.2, y: 51.8, width: 89, height: 28.7)
      ),
      (.ukWindow, [20, 20, 20, 20], CGRect(x: 20, y: 53.5, width: 71, height: 27.5)),
    ]
    let (style, margins, window) = random.pick(kinds)
    return GeneratedPaper(
      style, margins: margins.map { $0 * unit },
      window: window.applying(CGAffineTransform(scaleX: unit, y: unit)))
  }
}
