import EaselBlocks
import EaselCanvas
import Foundation
import Testing

/// A style of the user's own.
private struct Highlight: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.appearance == .dark ? Tint.white : Tint.black
  }
}

/// A style that stands for itself, again and again.
private struct Endless: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Endless { self }
}

@Suite struct ShapeStyleTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
  private let colors = Theme.plain.colors
  private var ink: Paint { .color(colors.ink.resolved(for: .light)) }

  private func paints(_ block: some Block) -> [Paint] { block.fills().map(\.paint) }

  @Test func customStyleReadsTheEnvironment() {
    #expect(paints(Rectangle().fill(Highlight())) == [.color(.black)])
    #expect(
      Rectangle().fill(Highlight()).fills(appearance: .dark).map(\.paint) == [.color(.white)])
  }

  @Test func styleThatResolvesToItselfIsNoted() {
    let block = Rectangle().fill(Endless())
    #expect(paints(block) == [ink])
    #expect(block.notes == [.limitExceeded])
  }

  @Test func levelsWithoutAForegroundStyleAreTheThemesTextColors() {
    #expect(paints(Rectangle().fill(.primary)) == [ink])
    #expect(
      paints(Rectangle().fill(.secondary)) == [.color(colors.secondary.resolved(for: .light))])
  }

  @Test func levelsOfAStyleThatAreNotSetAreLessOpaque() {
    let block = Rectangle().fill(.secondary).foregroundStyle(.black)
    #expect(paints(block) == [.color(Color(white: 0, alpha: 0.5))])
  }

  @Test func levelsOfAStyleThatAreSetAreUsed() {
    let block = Rectangle().fill(.secondary).foregroundStyle(.black, .white)
    #expect(paints(block) == [.color(.white)])
  }

  @Test func levelsReferToTheStyleAroundThem() {
    let block = Rectangle().foregroundStyle(.secondary).foregroundStyle(.black)
    #expect(paints(block) == [.color(Color(white: 0, alpha: 0.5))])
    let inner = Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
      .foregroundStyle(.black)
    #expect(paints(inner) == [.color(Color(white: 0, alpha: 0.25))])
  }

  @Test func tintMayReferToTheForegroundAndBack() {
    let block = Rectangle().foregroundStyle(.tint).tint(.foreground).foregroundStyle(.white)
    #expect(paints(block) == [.color(.white)])
  }

  @Test func tintOfTheTintIsTheOuterOne() {
    #expect(paints(Rectangle().fill(.tint).tint(.tint).tint(.black)) == [.color(.black)])
  }

  @Test func foregroundColorOfNilChangesNothing() {
    let block = Rectangle().foregroundColor(nil).foregroundColor(.white)
    #expect(paints(block) == [.color(.white)])
  }

  @Test func opacityOfAStyleMultipliesItsColors() {
    let paint = Gradient([.black, Color(white: 1, alpha: 0.5)]).opacity(0.5)
      .paint(in: rect, EnvironmentValues())
    guard case .linearGradient(let linear) = paint else {
      Issue.record("\(paint) is no gradient")
      return
    }
    #expect(linear.gradient.stops.map { $0.color.components(for: .light).alpha } == [0.5, 0.25])
  }

  @Test func gradientsWithoutPointsRunDownwards() {
    let gradient = Gradient([.black, .white])
    #expect(
      gradient.paint(in: rect, EnvironmentValues())
        == .linearGradient(
          LinearGradient(gradient, from: CGPoint(x: 60, y: 20), to: CGPoint(x: 60, y: 70))))
  }

  @Test func gradientPointsOfTheCanvasAreRelativeToTheBlocksCorner() {
    let gradient = LinearGradient(
      Gradient([.black, .white]), from: .zero, to: CGPoint(x: 5, y: 0))
    #expect(
      gradient.paint(in: rect, EnvironmentValues())
        == .linearGradient(
          LinearGradient(
            Gradient([.black, .white]), from: CGPoint(x: 10, y: 20), to: CGPoint(x: 15, y: 20))))
  }

  @Test func materialsAreOpaqueEnoughForReadableText() {
    for appearance in Appearance.allCases {
      var environment = EnvironmentValues()
      environment.appearance = appearance
      guard case .color(let color) = MaterialStyle.regular.paint(in: rect, environment) else {
        Issue.record("a material is a colour")
        continue
      }
      let shown = color.composited(over: .systemBlue)
      #expect(colors.ink.contrast(with: shown, for: appearance) >= 4.5)
    }
  }
}
