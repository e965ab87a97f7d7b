// A statement in a body.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [Double]
  var body: some Block {
    VStack {
      var total = 0.0
      ForEach(rows, id: \.self) { row in
        Text(row, format: .number)
      }
      total += 1  // error: type '()' cannot conform to 'Block'
      Text(total, format: .number).bold()
    }
  }
}
