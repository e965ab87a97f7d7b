// A collection that may be missing.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]?
  var body: some Block {
    VStack(alignment: .leading) {
      Text("Rows").font(.headline)
      ForEach(rows, id: \.self) { row in  // error: '[String]?' must be unwrapped
        Text(row).padding()
      }
    }
  }
}
