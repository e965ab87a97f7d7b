// A wrong label of a modifier's argument.
import EaselBlocks
import Foundation

struct Report: Block {
  var body: some Block {
    VStack {
      Text("a")
        .bold()
        .frame(maximumWidth: .infinity)  // error: expected 'maxWidth:'
        .padding()
      Divider()
    }
  }
}
