// A body of the protocol's type.
import EaselBlocks
import Foundation

struct Report: Block {  // error: type 'Report' does not conform to protocol 'Block'
  let title: String
  var body: Block {
    VStack {
      Text(title).bold()
      Divider()
    }
  }
}
