// A block whose body has another name.
import EaselBlocks
import Foundation

struct Report: Block {  // error: type 'Report' does not conform to protocol 'Block'
  let title: String
  var bodi: some Block {
    VStack {
      Text(title).bold()
      Divider()
    }
  }
}
