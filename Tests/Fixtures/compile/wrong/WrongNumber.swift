// A whole number where a length is expected.
import EaselBlocks
import Foundation

struct Report: Block {
  let count: Int
  var body: some Block {
    VStack {
      Text("a")
        .bold()
        .padding(count)  // error: cannot convert value of type 'Int'
        .background(.yellow)
      Divider()
    }
  }
}
