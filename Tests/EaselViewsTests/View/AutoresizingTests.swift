import EaselViews
import Foundation
import Testing

/// A view of 20 × 10 points at (10, 30) in one of 100 × 100 that becomes 200 × 300.
@Suite struct AutoresizingTests {
  private let outer = View(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
  private let view = View(frame: CGRect(x: 10, y: 30, width: 20, height: 10))

  init() { outer.addSubview(view) }

  private func grow() { outer.frame.size = CGSize(width: 200, height: 300) }

  typealias Mask = View.AutoresizingMask

  private static let cases: [(Mask, CGRect)] = [
    (Mask(), CGRect(x: 10, y: 30, width: 20, height: 10)),
    (Mask.flexibleRightMargin, CGRect(x: 10, y: 30, width: 20, height: 10)),
    (Mask.flexibleLeftMargin, CGRect(x: 110, y: 30, width: 20, height: 10)),
    (
      Mask.flexibleWidth.union(.flexibleHeight), CGRect(x: 10, y: 30, width: 120, height: 210)
    ),
    (
      Mask.flexibleTopMargin.union(.flexibleBottomMargin),
      CGRect(x: 10, y: 96 + 2.0 / 3.0, width: 20, height: 10)
    ),
    (
      Mask.flexibleLeftMargin.union(.flexibleWidth).union(.flexibleRightMargin),
      CGRect(x: 20, y: 30, width: 40, height: 10)
    ),
  ]

  @Test(arguments: cases)
  func flexibleMarginsAndSizesShareTheDifference(_ mask: View.AutoresizingMask, _ frame: CGRect) {
    view.autoresizingMask = mask
    grow()
    #expect(abs(view.frame.minX - frame.minX) < 1e-9 && abs(view.frame.minY - frame.minY) < 1e-9)
    #expect(view.frame.size == frame.size)
  }

  @Test func aFlexibleViewFillsASuperviewThatGrowsFromZero() {
    let inner = View()
    view.addSubview(inner)
    view.bounds.size = .zero
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.bounds.size = CGSize(width: 40, height: 30)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func viewsWithConstraintsAreNotAutoresized() {
    view.autoresizingMask = .flexibleWidth
    view.translatesAutoresizingMaskIntoConstraints = false
    grow()
    #expect(view.bounds.width == 20)
  }

  @Test func aSuperviewMayTurnAutoresizingOff() {
    view.autoresizingMask = .flexibleWidth
    outer.autoresizesSubviews = false
    grow()
    #expect(view.bounds.width == 20)
  }

  @Test func aSuperviewSizeThatIsNotFiniteMovesNoSubview() {
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    outer.bounds.size.width = .nan
    outer.bounds.size.width = 100
    #expect(view.frame == CGRect(x: 10, y: 30, width: 20, height: 10))
  }
}
