import EaselBlocks
import EaselCanvas
import Foundation
import Testing

/// SwiftUI's ways to name a style, all in one body: that it compiles is the test.
private struct Styles: Block {
  let flag: Bool

  var body: some Block {
    VStack {
      Circle().foregroundStyle(flag ? .red : .green)
      Circle().foregroundStyle(Color.label)
      Circle().foregroundStyle(flag ? Color.systemRed : Color.label)
      Circle().foregroundStyle(.secondary).font(flag ? .title : .body)
      Circle().font(Font.system(size: 12))
      Circle().font(.system(size: 12, weight: .bold, design: .serif))
      Circle().font(.system(.body, design: .monospaced).bold())
      Circle().font(nil)
    }
    VStack {
      Circle().foregroundStyle(Gradient([.red, .blue]))
      Circle().foregroundStyle(Gradient(colors: [.red, .accentColor]))
      Circle().foregroundStyle(Tint.red.gradient)
      Circle().foregroundStyle(Paint.color(.red))
      Circle().foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Circle().fill(
        .linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
      Circle().fill(
        .linearGradient(.init(colors: [.red]), startPoint: .top, endPoint: .bottom))
      Circle().foregroundStyle(AnyShapeStyle(.tint))
      Circle().foregroundStyle(.red, .secondary, .blue.opacity(0.3))
      Circle().foregroundStyle(.tint.opacity(0.2))
    }
    VStack {
      Rectangle().fill(.regularMaterial).frame(width: 3, height: 4)
      Circle().stroke(.primary, lineWidth: 2)
      Circle().stroke(lineWidth: 2)
      Circle().fill(.yellow).stroke(.black, lineWidth: 1)
      Circle().fill(flag ? .blue : .clear)
      Capsule().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2))
      Circle().background(.red, in: Capsule())
      Circle().background(.red, in: .rect(cornerRadius: 4))
      Circle().background(in: .capsule)
      Circle().background(Tint.blue.opacity(0.1)).border(.red)
    }
    VStack {
      Circle().padding().background { RoundedRectangle(cornerRadius: 4).fill(.background) }
      Circle().overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6, height: 6) }
      Circle().background(flag ? .red : .clear)
      Circle().background(Circle())
      Circle().overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 1))
      Circle().tint(.orange)
      Circle().foregroundColor(flag ? .primary : .secondary)
      Circle().foregroundColor(nil)
      Circle().mask { Capsule() }
      Circle().clipShape(.rect(cornerRadius: 3)).cornerRadius(3)
    }
    VStack {
      Tint.red
      Tint.red.opacity(0.5)
      Color.systemRed
      Color.systemRed.opacity(0.5)
      Tint.red.gradient
      Divider()
      Circle().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2))
      Circle().rotation(.degrees(45)).scale(0.5).fill(.red)
      Circle().shadow(radius: 3).rotationEffect(.degrees(5)).scaleEffect(0.5).opacity(0.5)
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 3)) }.stroke(.red, lineWidth: 1)
    }
  }
}

@Suite struct StyleSyntaxTests {
  @Test func everyFormIsLaidOutWithoutDiagnostics() {
    let tree = Styles(flag: true).layoutTree(width: 400, height: 800)
    #expect(tree.diagnostics.isEmpty)
  }
}
