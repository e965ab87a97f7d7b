import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@Suite struct GradientStyleTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
  private let gradient = Gradient([.black, .white])

  private func paint(
    _ style: GradientStyle, _ direction: LayoutDirection = .leftToRight
  ) -> Paint {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return style.paint(in: rect, environment)
  }

  private func stops(_ style: GradientStyle) -> [CGFloat] {
    guard case .conicGradient(let conic) = paint(style) else { return [] }
    return conic.gradient.stops.map(\.location)
  }

  @Test func linearPointsAreUnitsOfTheRectangle() {
    #expect(
      paint(
        .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .topTrailing))
        == .linearGradient(
          LinearGradient(gradient, from: CGPoint(x: 10, y: 45), to: CGPoint(x: 110, y: 20))))
  }

  @Test func leadingIsTheRightEdgeInRightToLeftLayouts() {
    let style = GradientStyle(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    #expect(
      paint(style, .rightToLeft)
        == .linearGradient(
          LinearGradient(gradient, from: CGPoint(x: 110, y: 45), to: CGPoint(x: 10, y: 45))))
  }

  @Test func radiiArePoints() {
    #expect(
      paint(
        .radialGradient(
          colors: [.black, .white], center: .center, startRadius: 3, endRadius: 30))
        == .radialGradient(
          RadialGradient(
            gradient, startCenter: CGPoint(x: 60, y: 45), startRadius: 3,
            endCenter: CGPoint(x: 60, y: 45), endRadius: 30)))
  }

  @Test func aStartRadiusGreaterThanTheEndRadiusReversesTheColors() {
    let style = GradientStyle.radialGradient(
      colors: [.black, .white], center: .center, startRadius: 30, endRadius: 3)
    guard case .radialGradient(let radial) = paint(style) else {
      Issue.record("not radial")
      return
    }
    #expect(radial.startRadius == 3)
    #expect(radial.gradient == Gradient([.white, .black]))
  }

  @Test func conicGradientsBeginAtTheirAngleForOneTurn() {
    #expect(
      paint(.conicGradient(colors: [.black, .white], center: .center, angle: .degrees(90)))
        == .conicGradient(
          ConicGradient(gradient, center: CGPoint(x: 60, y: 45), angle: .pi / 2)))
  }

  @Test func theRestOfAnAngularGradientIsDividedBetweenItsEndColors() {
    let style = GradientStyle.angularGradient(
      colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(180))
    #expect(stops(style) == [0, 0.5, 0.75, 0.75, 1])
  }

  @Test func angularGradientIsCutAfterOneTurn() {
    let style = GradientStyle.angularGradient(
      colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(720))
    #expect(stops(style) == [0, 1])
  }

  @Test func ellipticalGradientsAreStretchedToTheShape() {
    let block = Rectangle().fill(.ellipticalGradient(colors: [.black, .white]))
    #expect(block.transforms() == [CGAffineTransform(scaleX: 1, y: 0.5)])
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(block.fills().map { $0.path.boundingBox } == [square])
  }

  @Test func accentColorsInStopsFollowTheTintOfTheBlock() {
    let block = Rectangle()
      .fill(.linearGradient(colors: [.accentColor, .clear], startPoint: .top, endPoint: .bottom))
      .tint(.white)
    guard case .linearGradient(let linear) = block.fills().first?.paint else {
      Issue.record("not linear")
      return
    }
    #expect(linear.gradient.stops.first?.color == .white)
  }

  @Test func gradientsOfTheCanvasTakeTintsOfThePlainTheme() {
    #expect(Gradient(colors: [.accentColor]).stops.first?.color == Theme.plain.colors.accent)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func invalidNumbersDoNotCrash(_ number: CGFloat) throws {
    let options = RenderOptions(policy: .lenient)
    let point = UnitPoint(x: number, y: number)
    let colors: [Tint] = [.black, .white]
    for style in [
      GradientStyle(colors: colors, startPoint: point, endPoint: .bottom),
      GradientStyle(colors: colors, center: point, startRadius: number, endRadius: 3),
      GradientStyle(colors: colors, center: point, angle: .radians(number)),
      GradientStyle(
        colors: colors, center: .center, startAngle: .zero, endAngle: .radians(number)),
      GradientStyle(colors: colors, startRadiusFraction: number),
    ] {
      let block = Rectangle().fill(style)
      let result = try block.rendered(as: .pdf, width: 20, height: 10, options: options)
      #expect(number == -1 || !result.unreadDiagnostics.isEmpty)
    }
  }
}
