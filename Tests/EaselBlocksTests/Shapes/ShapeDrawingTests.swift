import EaselBlocks
import EaselCanvas
import Foundation
import Testing

/// A triangle whose right angle is at the lower leading corner.
private struct Corner: Shape {
  var layoutDirectionBehavior = LayoutDirectionBehavior.mirrors

  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        rect.origin, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ])
      $0.closeSubpath()
    }
  }
}

@Suite struct ShapeDrawingTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let ink = Paint.color(Theme.plain.colors.ink.resolved(for: .light))

  @Test func bareShapeFillsWithTheForegroundStyle() {
    let fills = Rectangle().foregroundStyle(.white).fills()
    #expect(fills.map(\.path) == [Path(rect)])
    #expect(fills.map(\.paint) == [.color(.white)])
  }

  @Test func shapeWithoutAStyleIsInTheThemesInk() {
    #expect(Rectangle().fills().map(\.paint) == [ink])
    #expect(
      Rectangle().fills(appearance: .dark).map(\.paint)
        == [.color(Theme.plain.colors.ink.resolved(for: .dark))])
  }

  @Test func customShapeIsDrawnAsABlock() {
    #expect(Corner().fills().map(\.path) == [Corner().path(in: rect)])
  }

  @Test func strokeOfAFilledShapeIsDrawnOverTheFill() {
    let operations = Ellipse().fill(.white).stroke(.black, lineWidth: 3).operations()
    let path = Ellipse().path(in: rect)
    #expect(
      operations == [
        .fill(path, with: .color(.white), rule: .nonZero, compositing: .normal),
        .stroke(
          path, with: .color(.black), style: StrokeStyle(lineWidth: 3), compositing: .normal),
      ])
  }

  @Test func fillStyleSetsTheFillRule() {
    let operations = Rectangle().fill(.black, style: FillStyle(eoFill: true)).operations()
    #expect(
      operations == [
        .fill(Path(rect), with: .color(.black), rule: .evenOdd, compositing: .normal)
      ])
  }

  @Test func strokeBorderIsInsideTheFrame() {
    let operations = Rectangle().strokeBorder(.black, lineWidth: 4).operations()
    #expect(
      operations == [
        .stroke(
          Path(rect.insetBy(dx: 2, dy: 2)), with: .color(.black),
          style: StrokeStyle(lineWidth: 4), compositing: .normal)
      ])
  }

  @Test func shapesAreMirroredInRightToLeftLayouts() {
    let fills = Corner().environment(\.layoutDirection, .rightToLeft).fills()
    #expect(fills.first?.path.contains(CGPoint(x: 99, y: 10)) == true)
    #expect(fills.first?.path.contains(CGPoint(x: 1, y: 10)) == false)
  }

  @Test func fixedShapesAreNotMirrored() {
    let fills = Corner(layoutDirectionBehavior: .fixed)
      .environment(\.layoutDirection, .rightToLeft).fills()
    #expect(fills.map(\.path) == [Corner().path(in: rect)])
  }

  @Test func pathKeepsItsCoordinates() {
    let path = Path(CGRect(x: 3, y: 4, width: 5, height: 6))
    let fills = path.padding(10).environment(\.layoutDirection, .rightToLeft).fills()
    #expect(fills.map(\.path) == [path.applying(CGAffineTransform(translationX: 10, y: 10))])
  }

  @Test func stylesFillTheProposedSize() {
    #expect(Tint.white.fills().map(\.path) == [Path(rect)])
    #expect(Tint.white.layoutTree().size == CGSize(width: 10, height: 10))
    #expect(Color.white.fills().map(\.paint) == [.color(.white)])
  }

  @Test func pathWithNaNIsNoted() throws {
    let shape = Rectangle().offset(x: .nan, y: 0).fill(.black)
    let options = RenderOptions(policy: .lenient)
    let result = try shape.rendered(as: .pdf, width: 20, height: 20, options: options)
    #expect(result.unreadDiagnostics.map(\.code) == [.invalidNumber])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func invalidLineWidthsDoNotCrash(_ width: CGFloat) throws {
    let options = RenderOptions(policy: .lenient)
    let block = RoundedRectangle(cornerRadius: 4).strokeBorder(.black, lineWidth: width)
    let result = try block.rendered(as: .png, width: 20, height: 20, options: options)
    #expect(!result.unreadDiagnostics.isEmpty || width == -5 || width == 1e300)
  }
}

@Suite struct DividerTests {
  @Test func isAsWideAsAColumn() throws {
    let tree = VStack { Divider().id("line") }.layoutTree(width: 100, height: 50)
    let frame = try #require(tree.frame(of: "line"))
    #expect(frame.size == CGSize(width: 100, height: 0.5))
  }

  @Test func isAsHighAsARow() throws {
    let tree = HStack { Divider().id("line") }.layoutTree(width: 100, height: 50)
    let frame = try #require(tree.frame(of: "line"))
    #expect(frame.size == CGSize(width: 0.5, height: 50))
  }

  @Test func isAnArtifactInTheThemesRuleColor() {
    let operations = Divider().operations()
    #expect(operations.first == .beginMarkedContent(.artifact))
    #expect(
      Divider().fills().map(\.paint)
        == [.color(Theme.plain.colors.rule.resolved(for: .light))])
  }

  @Test func isAsThickAsTheThemeSays() {
    var theme = Theme.plain
    theme.spacing.ruleWidth = 2
    #expect(Divider().theme(theme).layoutTree(width: 10).size.height == 2)
  }
}
