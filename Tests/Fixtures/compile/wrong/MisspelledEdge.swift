// A misspelled edge.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack {
      ForEach(rows, id: \.self) { row in
        Text(row)
          .font(.caption)
          .padding(.horizntal, 4)  // error: has no member 'horizntal'
          .background(.yellow)
      }
    }
  }
}
