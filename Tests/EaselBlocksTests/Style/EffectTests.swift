import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@Suite struct EffectTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func opacityAppliesToTheBlockAsAGroup() {
    #expect(
      Tint.red.opacity(0.5).frame(width: 5).opacity(0.25).groups() == [
        GroupEffects(opacity: 0.25)
      ])
  }

  @Test func aBlockOfOpacityZeroIsNotDrawn() {
    #expect(Circle().opacity(0).operations().isEmpty)
    #expect(Circle().opacity(-1).operations().isEmpty)
  }

  @Test func fullOpacityMakesNoGroup() {
    #expect(Circle().opacity(1).groups().isEmpty)
  }

  @Test func opacityThatIsNaNIsNoted() {
    #expect(Circle().opacity(.nan).notes == [.invalidNumber])
  }

  @Test func blendModeAppliesToTheBlockAsAGroup() {
    #expect(Circle().blendMode(.multiply).groups() == [GroupEffects(blendMode: .multiply)])
  }

  @Test func shadowIsTwiceAsSoftAsItsRadius() {
    let shadow = Shadow(color: .black, offset: CGSize(width: 1, height: 2), blur: 6)
    #expect(
      Circle().shadow(color: .black, radius: 3, x: 1, y: 2).groups()
        == [GroupEffects(shadow: shadow)])
  }

  @Test func blurIsNoted() {
    #expect(Circle().blur(radius: 3).notes == [.drawingApproximated])
    #expect(Circle().blur(radius: 0).notes.isEmpty)
  }

  @Test func rotationIsAboutItsAnchor() {
    let corner = Rectangle().rotationEffect(.degrees(90), anchor: .topTrailing)
    let moved = corner.transforms().map { CGPoint(x: 100, y: 0).applying($0) }
    #expect(moved == [CGPoint(x: 100, y: 0)])
  }

  @Test func anchorsAreMirroredInRightToLeftLayouts() {
    let block = Rectangle().scaleEffect(2, anchor: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    #expect(
      block.transforms().map { CGPoint(x: 100, y: 25).applying($0) } == [
        CGPoint(x: 100, y: 25)
      ])
  }

  @Test func effectsDoNotChangeTheLayout() {
    let block = Tint.red.frame(width: 20, height: 10)
      .rotationEffect(.degrees(45)).scaleEffect(3).shadow(radius: 9).clipShape(Circle())
      .transformEffect(CGAffineTransform(translationX: 100, y: 0)).opacity(0.5)
    #expect(block.layoutTree().size == CGSize(width: 20, height: 10))
  }

  @Test func aBlockScaledToZeroIsNotDrawn() {
    #expect(Rectangle().scaleEffect(0).fills().isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func transformsThatAreNotFiniteAreNoted(_ number: CGFloat) {
    #expect(Circle().rotationEffect(.radians(number)).notes == [.invalidNumber])
    #expect(Circle().scaleEffect(number).notes == [.invalidNumber])
    #expect(Circle().scaleEffect(2, anchor: UnitPoint(x: number, y: 0)).notes == [.invalidNumber])
  }

  @Test func clipIsTheShapeInTheFrame() {
    let clips: [Path] = Tint.red.clipShape(Circle()).operations().compactMap {
      if case .clip(let path, _) = $0 { path } else { nil }
    }
    #expect(clips == [Circle().path(in: rect)])
  }

  @Test func maskIsARecordingOfItsBlock() throws {
    let groups = Tint.red.mask(alignment: .bottomTrailing) {
      Circle().frame(width: 20, height: 20)
    }.groups()
    let mask = try #require(groups.first?.mask)
    #expect(mask.recording.bounds == CGRect(x: 80, y: 30, width: 20, height: 20))
  }

  @Test func flipsForRightToLeftLayoutDirectionMirrorsTheBlock() {
    let block = Rectangle().flipsForRightToLeftLayoutDirection(true)
    #expect(block.transforms().isEmpty)
    #expect(
      block.environment(\.layoutDirection, .rightToLeft).transforms()
        == [CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)])
  }
}

@Suite struct StyledLayerTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func backgroundIsAnArtifactBehindTheBlock() {
    let operations = Rectangle().fill(.black).background(.white, in: Ellipse()).operations()
    #expect(
      operations == [
        .beginMarkedContent(.artifact),
        .fill(
          Ellipse().path(in: rect), with: .color(.white), rule: .nonZero, compositing: .normal),
        .endMarkedContent,
        .fill(Path(rect), with: .color(.black), rule: .nonZero, compositing: .normal),
      ])
  }

  @Test func backgroundWithoutAStyleHasTheColorOfPaper() {
    let fills = Rectangle().fill(.black).background(in: Rectangle()).fills()
    #expect(
      fills.first?.paint == .color(Theme.plain.colors.paper.resolved(for: .light)))
  }

  @Test func overlayIsInFrontOfTheBlock() {
    let fills = Rectangle().fill(.black).overlay(.white).fills()
    #expect(fills.map(\.paint) == [.color(.black), .color(.white)])
  }

  @Test func borderStaysInTheFrame() {
    let strokes: [Path] = Tint.clear.border(.black, width: 4).operations().compactMap {
      if case .stroke(let path, _, _, _) = $0 { path } else { nil }
    }
    #expect(strokes == [Path(rect.insetBy(dx: 2, dy: 2))])
  }

  @Test func eachPieceOfABrokenBlockHasABackground() throws {
    let column = VStack(spacing: 0) {
      ForEach(0..<4) { _ in Box(height: 30) }
    }
    let node = BlockRendering(column.background(.white)).node
    let region = FlowRegion(width: 100, height: 70, fullHeight: 70, isFresh: true)
    var page = PageState(number: 1)
    guard case .part(let first, let rest) = node.fill(region, from: .start, &page),
      case .whole(let second) = node.fill(region, from: rest, &page)
    else {
      Issue.record("the column takes two pages")
      return
    }
    for piece in [first, second] {
      let recorder = RecordingCanvas()
      piece.draw(on: recorder, at: .zero)
      let fills = recorder.recording.operations.compactMap { operation in
        if case .fill(let path, .color(.white), _, _) = operation { path } else { nil as Path? }
      }
      #expect(fills == [Path(CGRect(origin: .zero, size: piece.size))])
      #expect(piece.size.height == 60)
    }
  }
}

@Suite struct AccessibilityTests {
  private func marks(_ block: some Block) -> [MarkedContent] {
    block.operations().compactMap {
      if case .beginMarkedContent(let content) = $0 { content } else { nil }
    }
  }

  @Test func labelMakesAFigure() {
    #expect(marks(Circle().accessibilityLabel("Sun")) == [.figure(label: "Sun")])
  }

  @Test func labelAndValueAreOneFigure() {
    let figure = MarkedContent.figure(label: "Share", value: "12 %")
    #expect(
      marks(Circle().accessibilityLabel("Share").accessibilityValue("12 %")) == [figure])
    #expect(
      marks(Circle().accessibilityValue("12 %").accessibilityLabel("Share")) == [figure])
  }

  @Test func labelAndValueMayBeTexts() {
    let block = Circle().accessibilityLabel(Text("**Share** of \(1_200)"))
      .accessibilityValue(Text(0.25, format: .percent))
      .environment(\.locale, Locale(identifier: "en_US"))
    #expect(marks(block) == [.figure(label: "Share of 1,200", value: "25%")])
  }

  @Test func anAccessibilityHiddenBlockIsAnArtifact() {
    #expect(marks(Circle().accessibilityHidden(true)) == [.artifact])
    #expect(marks(Circle().accessibilityHidden(false)).isEmpty)
  }
}
