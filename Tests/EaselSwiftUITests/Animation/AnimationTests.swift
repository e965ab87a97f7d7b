import EaselSwiftUI
import Foundation
import Testing

@Suite struct AnimationTests {
  @Test func stateAfterAnimationsIsDrawn() throws {
    struct Steps: View {
      @State private var step = 0
      var body: some View {
        Text("step \(step)").onAppear {
          withAnimation(.spring()) {
            step += 1
          } completion: {
            step += 10
          }
        }
      }
    }
    #expect(try words(of: Steps()) == ["step 11"])
  }

  @Test func animationsAddNoNote() throws {
    let view = Text("a").animation(.bouncy, value: 1).transition(.slide)
      .contentTransition(.numericText()).symbolEffect(.bounce, value: 1)
    #expect(try view.rendered(as: .svg, width: 100).diagnostics.isEmpty)
  }

  @Test func phaseAnimatorDrawsTheFirstPhase() throws {
    let view = PhaseAnimator(["first", "second"]) { Text($0) }
    #expect(try words(of: view) == ["first"])
  }

  @Test func keyframeAnimatorDrawsTheInitialValue() {
    let view = Color.red.frame(height: 10).keyframeAnimator(initialValue: 30.0) { content, width in
      content.frame(width: width).id("bar")
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(80.0, duration: 1) }
    }
    #expect(view.layoutTree(width: 100).frame(of: "bar")?.width == 30)
  }

  private let date = Date(timeIntervalSinceReferenceDate: 150)

  private func seconds(_ schedule: some TimelineSchedule) throws -> [String] {
    let view = TimelineView(schedule) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
    }
    return try words(of: view.environment(\.timelineDate, date))
  }

  @Test func animatedTimelineHasTheDateOfTheRendering() throws {
    #expect(try seconds(.animation) == ["150"])
  }

  @Test func minutesOfATimelineAreWhole() throws { #expect(try seconds(.everyMinute) == ["120"]) }

  @Test func periodicTimelineHasItsLastDate() throws {
    let start = Date(timeIntervalSinceReferenceDate: 5)
    #expect(try seconds(.periodic(from: start, by: 40)) == ["125"])
  }

  @Test func explicitTimelineHasItsLastDate() throws {
    let dates = [100, 140, 200].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(try seconds(.explicit(dates)) == ["140"])
  }

  @Test func scrolledViewIsInTheMiddle() throws {
    let view = Color.red.frame(width: 10, height: 10).scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0)
    }
    #expect(try red(of: view, x: 5, y: 5) == 255)
  }

  @Test func visualEffectKnowsTheSize() throws {
    let view = Color.red.frame(width: 10, height: 10)
      .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
      .frame(width: 20, alignment: .leading)
    #expect(try green(of: view, x: 5, y: 5) == 255)
    #expect(try green(of: view, x: 15, y: 5) == 56)
  }

  @Test func geometryEffectMovesTheDrawing() throws {
    struct Shift: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
      }
    }
    let view = Color.red.frame(width: 10, height: 10).modifier(Shift(animatableData: 1))
      .frame(width: 20, alignment: .leading)
    #expect(try green(of: view, x: 5, y: 5) == 255)
    #expect(try green(of: view, x: 15, y: 5) == 56)
  }

  @Test func disappearedSymbolIsNotDrawn() throws {
    let view = Color.red.frame(width: 10, height: 10).symbolEffect(.disappear, isActive: true)
    #expect(try green(of: view, x: 5, y: 5) == 255)
  }

  @Test func curveOfAnAnimationHasItsValues() {
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // The value of CSS's ease-in at a quarter.
    #expect(abs(UnitCurve.easeIn.value(at: 0.25) - 0.0935) < 1e-3)
  }

  @Test func animatablePairsAreInterpolated() {
    let a = AnimatablePair(0.0, CGFloat(10))
    let middle = a.interpolated(towards: AnimatablePair(4, 20), amount: 0.5)
    #expect(middle == AnimatablePair(2, 15))
  }
}
