// Blocks beside everything that Easel and EaselUIKit have.
import Easel
import EaselUIKit
import Foundation

struct Page: Block {
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let label = Label()
  let color = UIColor.red
  let font = UIFont.systemFont(ofSize: 12)
  var body: some Block {
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").font(.title).foregroundStyle(.secondary)
      Text("Value \(1_234.5)").foregroundStyle(color).font(font)
      ViewBlock(view).frame(height: 20)
      ViewBlock(label)
      HStack {
        Circle().fill(Color.systemRed); Spacer()
      }
      Drawing { canvas, size in canvas.fill(CGRect(origin: .zero, size: size), with: .color(.red)) }
        .frame(width: 10, height: 20)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
