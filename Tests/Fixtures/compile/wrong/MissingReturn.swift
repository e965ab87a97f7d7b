// A function that forgets to return its block.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack {
      ForEach(rows, id: \.self) { row in line(row) }
    }
  }

  func line(_ row: String) -> some Block {  // error: no return statements in its body
    let text = row.uppercased()
    Text(text).bold()
  }
}
