// A function that is not called.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack {
      Text("Rows").bold()
      header  // error: some Block' cannot conform to 'Block'
      ForEach(rows, id: \.self) { row in Text(row).padding() }
    }
  }

  func header() -> some Block { Text("Header").font(.title) }
}
