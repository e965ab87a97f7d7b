// Styles of every kind are taken wherever styles are.
import EaselBlocks
import EaselCanvas
import Foundation

struct Styles: Block {
  let flag: Bool
  var body: some Block {
    Text("a").foregroundStyle(flag ? .red : .green)
    Text("b").foregroundStyle(Color.label)
    Text("c").foregroundStyle(flag ? Color.systemRed : Color.label)
    Text("d").foregroundStyle(.secondary).font(flag ? .title : .body)
    Text("e").font(Font.system(size: 12))
    Text("f").foregroundStyle(Gradient([.red, .blue]))
    Text("g").foregroundStyle(Paint.color(.red))
    Text("h").foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Text("i").foregroundStyle(AnyShapeStyle(.tint))
    Rectangle().fill(.regularMaterial).frame(width: 3, height: 4)
    Circle().stroke(.primary, lineWidth: 2)
    Capsule().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2))
    Text("j").background(.red, in: Capsule())
    Text("k").background(Tint.blue.opacity(0.1)).border(.red)
    Text("l").padding().background { RoundedRectangle(cornerRadius: 4).fill(.background) }
    Text("m").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6, height: 6) }
    Text("n").background(flag ? .red : .clear)
    Text("o").tint(.orange)
  }
}
