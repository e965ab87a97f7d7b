// A value that is no block is reported at the value.
import EaselBlocks
import Foundation

struct Report: Block {
  let total: Double
  var body: some Block {
    VStack {
      Text("Total")
      total  // error: requires that 'Double' conform to 'Block'
      Divider()
    }
    .padding()
  }
}
