import Foundation
import Testing

@testable import EaselCanvas

/// Every cap is enforced, for each document by itself.
@Suite struct LimitsTests {
  private static let names = Mirror(reflecting: Limits()).children.compactMap(\.label)

  @Test func everyLimitIsTested() {
    #expect(Set(Self.names) == LimitProbe.elsewhere.union(LimitProbe.all.keys))
  }

  @Test(arguments: LimitProbe.all.keys.sorted()) func aLimitIsEnforced(_ name: String) throws {
    let probe = try #require(LimitProbe.all[name])
    #expect(!(try probe.calls(Limits())).contains { $0.severity == .error })
    var limits = Limits()
    probe.tighten(&limits)
    #expect(try probe.calls(limits).contains { $0.code == probe.code })
  }

  // MARK: Text of documents

  private static let short: Limits = {
    var limits = Limits()
    limits.maximumTextLength = 4
    return limits
  }()

  @Test func textsMadeOnAPageHaveTheDocumentsLimits() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient, limits: Self.short))
    try document.page(size: PageSize.a5) { canvas in
      let layout = TextLayout("longer than four")
      #expect(layout.string == "long")
      canvas.draw(layout, at: .zero)
    }
    #expect(try document.finish().diagnostics.map(\.code) == [.limitExceeded])
    #expect(TextLayout("longer than four").diagnostics.isEmpty)
  }

  @Test func textsMadeBeforeAreCheckedWhenDrawn() throws {
    let surface = try BitmapSurface(
      size: CGSize(width: 100, height: 20),
      options: RenderOptions(policy: .lenient, limits: Self.short))
    surface.canvas.draw(TextLayout("longer than four"), at: .zero)
    #expect(surface.context.diagnostics.map(\.code) == [.limitExceeded])
    #expect(surface.image.pixels.allSatisfy { $0 == 0 })
  }

  @Test func fontSizesOfTextsMadeBeforeAreCheckedWhenDrawn() throws {
    var limits = Limits()
    limits.maximumFontSize = 10
    let canvas = RecordingCanvas(context: RenderContext(RenderOptions(limits: limits)))
    canvas.draw(TextLayout("text"), at: .zero)
    #expect(canvas.context.diagnostics.map(\.code) == [.outOfRange])
  }

  @Test func cachedTextsAreSeparateForEachSetOfLimits() {
    let text = "kept \(UUID())"
    let whole = TextLayout(text)
    let cut = Self.short.withTextLimits { TextLayout(text) }
    #expect(cut.string == "kept" && cut.isTruncated)
    #expect(TextLayout(text) == whole)
    // Named limits go before those around.
    #expect(Self.short.withTextLimits { TextLayout(text, limits: Limits()) } == whole)
  }

  @Test func changesOfStyleAreCountedOnceIfAHeightRemovesLines() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<8 {
      text.append(
        NSAttributedString(
          string: "word ", attributes: [.foregroundColor: index % 2 == 0 ? Color.red : .blue]))
    }
    text.append(NSAttributedString(string: "\nb\nc\nd"))
    var limits = Limits()
    limits.maximumTextRuns = 12
    let lines = limits.withTextLimits { TextLayout(text, width: 900) }
    let layout = limits.withTextLimits {
      TextLayout(text, width: 900, height: lines.size.height * 0.8)
    }
    #expect(layout.lines.count == 3)
    #expect(!layout.diagnostics.contains { $0.code == .limitExceeded })
  }

  // MARK: Untrusted

  @Test func noLimitOfUntrustedIsLaxerThanTheDefault() throws {
    let (plain, tight) = (Mirror(reflecting: Limits()), Mirror(reflecting: Limits.untrusted))
    for (one, other) in zip(plain.children, tight.children) {
      let name = try #require(one.label)
      switch (one.value, other.value) {
      case (let a as Set<String>, let b as Set<String>): #expect(b.isStrictSubset(of: a))
      default:
        let (a, b) = (try #require(Self.number(one.value)), try #require(Self.number(other.value)))
        #expect(name.hasPrefix("minimum") ? b >= a : b <= a, "\(name)")
      }
    }
  }

  @Test func anOrdinaryPageIsWithinUntrustedLimits() throws {
    let document = try PDFDocument(options: RenderOptions(limits: .untrusted))
    try document.page(size: PageSize.a4) { Drawing.page(1, on: $0) }
    #expect(try document.finish().diagnostics.filter { $0.severity > .note } == [])
  }

  @Test func untrustedLimitsRefuseTextsAndBitmapsThatTheDefaultsAccept() throws {
    let text = String(repeating: "word ", count: 10_000)
    #expect(TextLayout(text, width: 100).diagnostics.isEmpty)
    #expect(
      TextLayout(text, width: 100, limits: .untrusted).diagnostics.map(\.code) == [.limitExceeded])
    #expect(throws: EaselError.self) {
      try BitmapSurface(
        size: CGSize(width: 5_000, height: 5_000), options: RenderOptions(limits: .untrusted))
    }
  }

  /// To cut it costs more than to draw it, and may leave nothing.
  @Test(arguments: ["fill", "stroke", "clip", "stamp"])
  func pointsAreCountedBeforeAShapeIsClipped(_ call: String) throws {
    var limits = Limits()
    limits.maximumPointsPerPage = 90
    let surface = try BitmapSurface(
      size: CGSize(width: 10, height: 10), options: RenderOptions(policy: .lenient, limits: limits))
    let canvas = surface.canvas
    // Forty corners, to the left of everything that can be placed.
    let far = Path { path in
      path.addLines((0..<40).map { CGPoint(x: -2e6 - 9 * CGFloat($0 % 2), y: CGFloat($0)) })
      path.closeSubpath()
    }
    for _ in 0..<3 {
      switch call {
      case "fill": canvas.fill(far, with: .color(.black))
      case "stroke": canvas.stroke(far, with: .color(.black), style: StrokeStyle(lineWidth: 1))
      case "clip": canvas.withSavedState { canvas.clip(to: far) }
      default: canvas.stamp(far, at: [.zero], with: .color(.black), compositing: .normal)
      }
    }
    let codes = surface.context.diagnostics.map(\.code)
    #expect(codes.count { $0 == .limitExceeded } == 1, "\(codes)")
    #expect(codes.contains(.outOfRange))
    #expect(surface.image.pixels.allSatisfy { $0 == 0 })
  }

  /// Curves near a million units become thousands of lines, each time anew.
  @Test func pointsThatClippingAddsCountEvenIfTheShapeIsRefused() throws {
    var limits = Limits()
    limits.maximumPointsPerPage = 600
    let surface = try BitmapSurface(
      size: CGSize(width: 10, height: 10), options: RenderOptions(policy: .lenient, limits: limits))
    let curve = Path { path in
      path.move(to: CGPoint(x: -5e5, y: 0))
      path.addCurve(
        to: CGPoint(x: 5e5, y: 0), control1: CGPoint(x: -5e5, y: 3e6),
        control2: CGPoint(x: 5e5, y: -3e6))
    }
    surface.canvas.fill(curve, with: .color(.black))
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.black))
    let codes = surface.context.diagnostics.map(\.code)
    #expect(codes == [.outOfRange, .limitExceeded], "\(codes)")
    #expect(surface.image.pixels.allSatisfy { $0 == 0 })
  }

  /// A group is an image until it ends.
  @Test func pixelsOfNestedGroupsAreLimited() throws {
    var limits = Limits()
    limits.maximumOpenPixels = 25_000
    let surface = try BitmapSurface(
      size: CGSize(width: 100, height: 100),
      options: RenderOptions(policy: .lenient, limits: limits))
    let canvas = surface.canvas
    func square(_ x: CGFloat) {
      canvas.fill(CGRect(x: x, y: 0, width: 10, height: 10), with: .color(.black))
    }
    func group(_ body: () -> Void) {
      canvas.beginGroup(GroupEffects(opacity: 0.5))
      body()
      canvas.endGroup()
    }
    group {
      group {
        square(0)
        group { square(20) }
      }
      group { square(40) }
    }
    group { square(60) }
    let row = try [0, 20, 40, 60].map { try #require(surface.image.pixel(x: $0 + 5, y: 5)).alpha }
    #expect(row.map { $0 > 0 } == [true, false, true, true])
    #expect(surface.context.diagnostics.map(\.code) == [.limitExceeded])
  }

  private static func number(_ value: Any) -> Double? {
    (value as? Int).map(Double.init) ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
  }
}
