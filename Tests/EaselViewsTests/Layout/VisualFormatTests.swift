import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct VisualFormatTests {
  private let a = Sized(20, 10, name: "a")
  private let b = Sized(30, 12, name: "b")
  private let root: View

  init() { root = page(a, b) }

  private func lines(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) throws -> [String] {
    try LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]
    ).map {
      $0.description.replacingOccurrences(of: "Sized ", with: "")
        .replacingOccurrences(of: "View “page”", with: "|")
        .replacingOccurrences(of: "“", with: "").replacingOccurrences(of: "”", with: "")
    }
  }

  // MARK: Grammar

  @Test(arguments: [
    ("[a]", [String]()),
    ("|[a]", ["a.leading == |.leading"]),
    ("H:|-[a]", ["a.leading == |.leadingMargin"]),
    ("[a]-|", ["|.trailingMargin == a.trailing"]),
    ("[a]|", ["|.trailing == a.trailing"]),
    ("V:|-5-[a]-(6)-|", ["a.top == |.top + 5", "|.bottom == a.bottom + 6"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("V:[a]-20.5-[b]", ["b.top == a.bottom + 20.5"]),
    ("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
    ("[a]-(-3)-[b]", ["b.leading == a.trailing - 3"]),
    ("[a]-(+3)-[b]", ["b.leading == a.trailing + 3"]),
    ("[a]-gap-[b]", ["b.leading == a.trailing + 14"]),
    (
      "[a]-(>=8@500,<=20,==gap@low)-[b]",
      [
        "b.leading >= a.trailing + 8 @500", "b.leading <= a.trailing + 20",
        "b.leading == a.trailing + 14 @250",
      ]
    ),
    ("[a(50)]", ["a.width == 50"]),
    ("V:[a(>=50@700)]", ["a.height >= 50 @700"]),
    ("[a(==b@30,<=gap)]", ["a.width == b.width @30", "a.width <= 14"]),
    ("[a(b)]", ["a.width == b.width"]),
    (
      " H : | - [ a ( >= 5 @ 1 ) ] - 6 - [ b ] | ".replacingOccurrences(of: " H :", with: "H:"),
      [
        "a.leading == |.leadingMargin", "a.width >= 5 @1", "b.leading == a.trailing + 6",
        "|.trailing == b.trailing",
      ]
    ),
  ])
  func formats(_ format: String, _ expected: [String]) throws {
    #expect(try lines(format, metrics: ["gap": 14, "low": 250 as Float]) == expected)
  }

  @Test(arguments: [
    ("", 0, "expected ‘[’"),
    ("|-", 2, "expected a distance"),
    ("|", 1, "expected ‘[’"),
    ("X:[a]", 0, "the direction must be ‘H:’ or ‘V:’"),
    ("[a", 2, "expected ‘]’"),
    ("[]", 1, "expected the name of a view"),
    ("[a]-", 4, "expected a distance"),
    ("[a]-8[b]", 5, "expected ‘-’"),
    ("[a]--3-[b]", 4, "a negative distance must be in parentheses"),
    ("[a]-far-[b]", 4, "there is no metric “far”"),
    ("[a]-(>=)-[b]", 7, "expected a distance"),
    ("[a]-(5-[b]", 6, "expected ‘)’"),
    ("[a]-(b)-[b]", 5, "there is no metric “b”"),
    ("[a(5]", 4, "expected ‘)’"),
    ("[a(=5)]", 3, "expected a size or a view"),
    ("[a(5@2000)]", 5, "a priority must be between 0 and 1000"),
    ("[a(5@b)]", 5, "there is no metric “b”"),
    ("[a(1.2.3)]", 3, "expected a size or a view"),
    ("[a]-[c]", 5, "there is no view “c”"),
    ("[a(==c)]", 5, "there is no view “c”"),
    ("[d]", 1, "“d” is neither a view nor a layout guide"),
    ("|[lost]", 2, "“lost” has no superview, which ‘|’ refers to: add it to one before"),
    ("[lost]|", 1, "“lost” has no superview, which ‘|’ refers to: add it to one before"),
    ("[a]|[b]", 4, "nothing may follow the last ‘|’"),
    ("[a]x", 3, "expected ‘[’"),
  ])
  func mistakesAreShownAtTheirPlace(_ format: String, _ position: Int, _ message: String) {
    let error = #expect(throws: EaselError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: format, views: ["a": a, "b": b, "d": 5, "lost": View()])
    }
    #expect(error?.code == .invalidVisualFormat)
    #expect(
      error?.message == "\(message)\n\(format)\n\(String(repeating: " ", count: position))^")
    #expect(error?.value == format)
  }

  @Test func aNumberTooLargeIsRefused() {
    let digits = String(repeating: "9", count: 400)
    #expect(throws: EaselError.self) { try lines("[a(\(digits))]") }
    #expect(throws: EaselError.self) { try lines("[a]", metrics: ["gap": CGFloat.nan]) }
    #expect(throws: EaselError.self) { try lines("[a]", metrics: ["gap": "5"]) }
  }

  @Test func metricsMayBeNumbersOfAnyType() throws {
    let metrics: [String: Any] = ["i": 3, "n": NSNumber(value: 4), "c": CGFloat(5)]
    #expect(
      try lines("[a(i,n,c)]", metrics: metrics) == ["a.width == 3", "a.width == 4", "a.width == 5"])
  }

  // MARK: Options

  @Test func alignmentOptionsAddConstraints() throws {
    #expect(
      try lines("[a]-[b]", .alignAllTop) == [
        "b.leading == a.trailing + 8", "b.top == a.top",
      ])
    #expect(
      try lines("V:[a][b]", [.alignAllLeading, .alignAllCenterX]) == [
        "b.top == a.bottom", "b.leading == a.leading", "b.centerX == a.centerX",
      ])
    #expect(
      try lines(
        "[a][b]",
        [.alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline]
      ).count == 5)
    #expect(
      try lines("V:[a][b]", [.alignAllLeft, .alignAllRight, .alignAllTrailing]).count == 4)
    let error = #expect(throws: EaselError.self) { try lines("[a][b]", .alignAllLeft) }
    #expect(error?.message.contains("views in a row cannot share left") == true)
    #expect(throws: EaselError.self) { try lines("V:[a][b]", .alignAllBottom) }
  }

  @Test func directionOptionsChooseLeftAndRight() throws {
    #expect(
      try lines("|-[a]-(>=6)-[b]-4-|", .directionLeftToRight) == [
        "a.left == |.leftMargin", "b.left >= a.right + 6", "|.right == b.right + 4",
      ])
    #expect(
      try lines("|-[a]-(>=6)-[b]-(<=4)-|", .directionRightToLeft) == [
        "a.right == |.rightMargin", "b.right <= a.left - 6", "|.left >= b.left - 4",
      ])
  }

  @Test func spacingMayBeBetweenBaselines() throws {
    #expect(
      try lines("V:|[a]-30-[b]", .spacingBaselineToBaseline) == [
        "a.top == |.top", "b.firstBaseline == a.lastBaseline + 30",
      ])
  }

  @Test func theOptionsHaveTheNumbersOfUIKit() {
    typealias Options = LayoutConstraint.FormatOptions
    #expect(Options.alignAllTop.rawValue == 8)
    #expect(Options.alignAllFirstBaseline.rawValue == 4096)
    #expect(Options.alignmentMask.contains(.alignAllLastBaseline))
    #expect(Options.directionLeadingToTrailing == [] && Options.spacingEdgeToEdge == [])
    #expect(Options.spacingMask == .spacingBaselineToBaseline)
  }

  // MARK: Layout

  @Test func constraintsOfAFormatPlaceViewsAndGuides() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    for format in ["|-[a]-12-[guide(40)][b]|", "V:|-3-[a]", "V:[b(>=20)]-|", "V:|[guide]|"] {
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: format, views: ["a": a, "b": b, "guide": guide]))
    }
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 3, width: 20, height: 10))
    #expect(guide.layoutFrame == CGRect(x: 40, y: 0, width: 40, height: 200))
    #expect(b.frame == CGRect(x: 80, y: 172, width: 220, height: 20))
  }
}
